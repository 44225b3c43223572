import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface FigureFrameProps {
  children: ReactNode;
}

/** The frame around a figure, which is laid out by the frame's width. Its padding on a phone is counted in the width that a drawing may have. */
export function FigureFrame({ children }: FigureFrameProps) {
  return (
    <Paper
      component="figure"
      variant="outlined"
      sx={{
        p: { xs: 1, sm: 3 },
        py: { xs: 2 },
        overflow: 'clip',
        containerType: 'inline-size',
        '@media print': { breakInside: 'avoid' },
      }}
    >
      {children}
    </Paper>
  );
}

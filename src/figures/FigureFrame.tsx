import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface FigureFrameProps {
  children: ReactNode;
}

/**
 * Frame around a figure, which its container queries refer to. The build allows for its padding on phones
 * when it limits a drawing's width.
 */
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

import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface FigureFrameProps {
  children: ReactNode;
}

/**
 * Frame around a figure, and the container for the figure's container queries. The build subtracts the
 * frame's padding on phones when it limits a drawing's width.
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

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NotCountedProps {
  /** Why, and what to do about it. */
  children: ReactNode;
  /** Name of the button for another go. */
  again: string;
  onStartOver: () => void;
}

/** Said when the solution that was shown passes: it is not the reader's yet. */
export function NotCounted({ children, again, onStartOver }: NotCountedProps) {
  return (
    <Box
      className="screen-only"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography sx={{ flex: '1 1 16em' }}>{children}</Typography>
      <Button variant="contained" onClick={onStartOver}>
        {again}
      </Button>
    </Box>
  );
}

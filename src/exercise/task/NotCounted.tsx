import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NotCountedProps {
  /** Why the pass doesn't count, and what to do next. */
  children: ReactNode;
  /** Label of the retry button. */
  again: string;
  onStartOver: () => void;
}

/** Message shown instead of a pass if the reader submitted the revealed solution. */
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

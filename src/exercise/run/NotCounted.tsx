import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';

interface NotCountedProps {
  onStartOver: () => void;
}

/** Said when the solution that was shown passes: it is not the reader's yet. */
export function NotCounted({ onStartOver }: NotCountedProps) {
  return (
    <Box
      className="screen-only"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography sx={{ flex: '1 1 16em' }}>
        This is the solution you were shown, so this pass is not counted. Read why it works, then
        write it from memory: that is when it becomes yours.
      </Typography>
      <Button variant="contained" onClick={onStartOver}>
        Write it myself
      </Button>
    </Box>
  );
}

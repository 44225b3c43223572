import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Minutes added per click. */
const MORE = 5;

interface TimeUpProps {
  onMoreTime: (minutes: number) => void;
  onEnd: () => void;
}

/** Notice that time is up. Nothing ends automatically (WCAG 2.2.1, Timing Adjustable). */
export function TimeUp({ onMoreTime, onEnd }: TimeUpProps) {
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label="Time's up"
      sx={{ mt: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => onMoreTime(MORE)}>
            {MORE} more minutes
          </Button>
          <Button color="inherit" onClick={onEnd}>
            End
          </Button>
        </>
      }
    >
      Time's up. Say what you'd do next, then end the interview or keep going.
    </Alert>
  );
}

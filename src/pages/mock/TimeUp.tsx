import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import * as texts from '../../texts/en/mockInterview';

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
      aria-label={texts.timeUpLabel}
      sx={{ mt: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => onMoreTime(MORE)}>
            {texts.moreMinutes(MORE)}
          </Button>
          <Button color="inherit" onClick={onEnd}>
            {texts.end}
          </Button>
        </>
      }
    >
      {texts.timeUp}
    </Alert>
  );
}

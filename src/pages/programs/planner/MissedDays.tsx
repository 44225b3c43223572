import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AGAIN, MISSED } from './plannerTexts';

interface MissedDaysProps {
  /** Lessons of earlier days that are open; above 0. */
  count: number;
  /** When a new plan would begin. */
  restart: 'today' | 'tomorrow';
  onAgain: () => void;
}

/** Says that days have passed without their lessons, and moves them with one press. */
export function MissedDays({ count, restart, onAgain }: MissedDaysProps) {
  return (
    <Alert severity="info" className="screen-only" sx={{ mt: 2.5 }}>
      <p>
        <strong>{count === 1 ? MISSED.one : MISSED.some(count)}</strong> {MISSED.rest}
      </p>
      <Button variant="contained" onClick={onAgain} sx={{ mt: 1.5 }}>
        {AGAIN(restart).action}
      </Button>
    </Alert>
  );
}

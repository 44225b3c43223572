import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import * as texts from '../../../../texts/en/studyPlan';

interface MissedDaysProps {
  /** Number of unfinished lessons from earlier days, at least 1. */
  count: number;
  /** Day on which a new plan would start. */
  restart: 'today' | 'tomorrow';
  onAgain: () => void;
}

/** Notice about missed days, with a button that reschedules the lessons. */
export function MissedDays({ count, restart, onAgain }: MissedDaysProps) {
  return (
    <Alert severity="info" className="screen-only" sx={{ mt: 2.5 }}>
      <p>
        <strong>{texts.missedLessons(count)}</strong> {texts.missedAdvice}
      </p>
      <Button variant="contained" onClick={onAgain} sx={{ mt: 1.5 }}>
        {texts.planAgain[restart]}
      </Button>
    </Alert>
  );
}

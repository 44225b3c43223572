import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Plan } from './plan';
import { calendarModule, downloadCalendar } from './downloadCalendar';
import type { PlannedPath } from './planForm';
import { printPlan } from './printPlan';

interface PlanActionsProps {
  plan: Plan;
  path: PlannedPath;
  /** Writes the plan into the address and returns it. */
  onShare: () => string;
}

/** Ways to take the plan along. */
export function PlanActions({ plan, path, onShare }: PlanActionsProps) {
  const [message, setMessage] = useState('');

  function download() {
    downloadCalendar({ plan, program: path.program, url: onShare() }).then(
      () => setMessage('The calendar file is in your downloads. Open it to add the sessions.'),
      () => setMessage('The calendar file could not be made. Check your connection and try again.'),
    );
  }

  function copyLink() {
    copy(onShare()).then(
      () => setMessage('The link is copied. Whoever opens it sees this plan.'),
      () => setMessage('Your browser did not allow copying. The link is in the address bar.'),
    );
  }

  return (
    <div className="screen-only">
      <Stack direction="row" sx={{ gap: 1.25, flexWrap: 'wrap', mt: 3 }}>
        <Button
          variant="contained"
          onClick={download}
          onPointerEnter={fetchCalendar}
          onFocus={fetchCalendar}
        >
          Download .ics
        </Button>
        <Button variant="outlined" onClick={printPlan}>
          Print plan
        </Button>
        <Button variant="outlined" onClick={copyLink}>
          Copy link
        </Button>
      </Stack>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: '1.6em', mt: 1.25, color: 'text.secondary' }}
      >
        {message}
      </Typography>
    </div>
  );
}

/** Browsers offer the clipboard on https and localhost only; elsewhere this rejects. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function fetchCalendar() {
  // A failure concerns the visitor when the file is asked for, not before.
  calendarModule.load().catch(() => undefined);
}

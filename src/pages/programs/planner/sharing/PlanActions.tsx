import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { siteHref } from '../../../../site/basePath';
import { lastDayOf, type KeptPlan } from '../storage/keptPlan';
import { planAddress } from '../form/planAddress';
import { pathOf, type PlanForm } from '../form/planForm';
import { calendarModule, downloadCalendar } from './downloadCalendar';

interface PlanActionsProps {
  plan: Omit<KeptPlan, 'form'> & { form: PlanForm };
  /** The current date, 'YYYY-MM-DD'. */
  today: string;
  /**
   * @param lastDay - number of the last study day in the exported calendar, stored for the next export
   */
  onExported?: (lastDay: number) => void;
  /** Extra buttons in the same row. */
  children?: ReactNode;
}

/** Buttons to download, print, or share the plan. */
export function PlanActions({ plan: kept, today, onExported, children }: PlanActionsProps) {
  const { plan, form, earlier, exported } = kept;
  const [message, setMessage] = useState<ReactNode>('');
  const address = planAddress(form, today);

  function download() {
    const { program } = pathOf(form);
    const { time, minutes } = form;
    downloadCalendar({ plan, program, time, minutes, earlier, exported }).then(
      () => {
        setMessage(
          'The calendar file is in your downloads. Open it to add your study days. Opening a newer file updates them.',
        );
        onExported?.(lastDayOf(kept));
      },
      () =>
        setMessage("The calendar file couldn't be created. Check your connection and try again."),
    );
  }

  function copyLink() {
    copy(new URL(siteHref(address), window.location.origin).href).then(
      () => setMessage('Link copied. Anyone who opens it sees this plan.'),
      () =>
        setMessage(
          <>
            Your browser didn't allow copying. Copy it from here:{' '}
            <Link href={address}>this plan</Link>
          </>,
        ),
    );
  }

  return (
    <div className="screen-only">
      <Stack direction="row" sx={{ gap: 1.25, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={download}
          onPointerEnter={fetchCalendar}
          onFocus={fetchCalendar}
        >
          Calendar file
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print plan
        </Button>
        <Button variant="outlined" onClick={copyLink}>
          Copy link
        </Button>
        {children}
      </Stack>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 1.25 } }}
      >
        {message}
      </Typography>
    </div>
  );
}

/** Rejects outside secure contexts: the Clipboard API needs https or localhost. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function fetchCalendar() {
  // Only a prefetch. A failure is reported if the visitor clicks the button.
  calendarModule.load().catch(() => undefined);
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { siteHref } from '../../../../site/basePath';
import * as texts from '../../../../texts/en/studyPlan';
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
        setMessage(texts.calendarDownloaded);
        onExported?.(lastDayOf(kept));
      },
      () => setMessage(texts.calendarFailed),
    );
  }

  function copyLink() {
    copy(new URL(siteHref(address), window.location.origin).href).then(
      () => setMessage(texts.linkCopied),
      () => setMessage(texts.copyingFailed((label) => <Link href={address}>{label}</Link>)),
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
          {texts.calendarFile}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="outlined" onClick={copyLink}>
          {texts.copyLink}
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

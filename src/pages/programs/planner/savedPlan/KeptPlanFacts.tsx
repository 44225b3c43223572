import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmBar } from '../../../../components/ConfirmBar';
import { FactList } from '../../../../components/FactList';
import { formatDate, formatMinutes } from '../../../../texts/en/format';
import * as texts from '../../../../texts/en/studyPlan';
import { shortWeekday } from '../dates/dayNames';
import type { KeptPlan } from '../storage/keptPlan';
import { PlanActions } from '../sharing/PlanActions';
import { formatTime } from '../dates/timeOfDay';

interface KeptPlanFactsProps {
  kept: KeptPlan;
  /** The current date, 'YYYY-MM-DD'. */
  today: string;
  onChange: () => void;
  onExported: (lastDay: number) => void;
  onForget: () => void;
}

/** Summary of the saved plan, with buttons to change, export, print, or delete it. */
export function KeptPlanFacts({ kept, today, onChange, onExported, onForget }: KeptPlanFactsProps) {
  const { form, plan } = kept;
  const [isAsked, setAsked] = useState(false);

  return (
    <Facts>
      <Typography variant="h2" sx={{ mb: 1, fontSize: 'h3.fontSize' }}>
        {texts.yourPlan}
      </Typography>
      <FactList
        layout="table"
        facts={[
          { label: texts.days, value: texts.dayNames(form.days.map(shortWeekday)) },
          { label: texts.time, value: formatTime(form.time) },
          {
            label: texts.eachDay,
            value: formatMinutes({ from: form.minutes, to: form.minutes }),
          },
          { label: texts.finishedBy, value: formatDate(plan.finish.to) },
        ]}
      />
      <Stack className="screen-only" sx={{ gap: 1.25, mt: 2.5 }}>
        <PlanActions plan={kept} today={today} onExported={onExported}>
          <Button variant="outlined" onClick={onChange}>
            {texts.changePlan}
          </Button>
          <Button
            variant="text"
            color="inherit"
            onClick={() => setAsked(true)}
            sx={{ marginInlineStart: -1, px: 1 }}
          >
            {texts.deletePlan}
          </Button>
        </PlanActions>
        {isAsked ? (
          <ConfirmBar
            role="group"
            question={texts.deleteQuestion}
            note={texts.deleteNote}
            confirm={texts.deleteConfirm}
            cancel={texts.deleteCancel}
            onConfirm={onForget}
            onCancel={() => setAsked(false)}
          />
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.savedHere}
        </Typography>
      </Stack>
    </Facts>
  );
}

const Facts = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 2.25),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '@media print': { padding: 0, border: 0, marginBlock: theme.spacing(2) },
}));

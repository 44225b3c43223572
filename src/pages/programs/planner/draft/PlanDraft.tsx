import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PLANNER_ADDRESS } from '../../../../site/addresses';
import * as texts from '../../../../texts/en/plannerForm';
import type { KeptPlan } from '../storage/keptPlan';
import { PlanFields } from '../form/PlanFields';
import { draftPlan, firstDay, withoutFinished, type PlanForm } from '../form/planForm';
import { useFocusIf } from '../useFocusIf';
import { usePlanForm } from '../form/usePlanForm';
import { DraftResult } from './DraftResult';

interface PlanDraftProps {
  /** The saved plan, which starting this one would replace. */
  kept: KeptPlan | null;
  /** The current date, 'YYYY-MM-DD'; null in the prerendered page. */
  today: string | null;
  /** Local time, 'HH:MM'. */
  clock: string;
  /** Ids of finished lessons. */
  finished: ReadonlySet<string>;
  isFollowed: boolean;
  onStart: (form: PlanForm) => void;
}

/** The planner's fields and the plan they produce. */
export function PlanDraft(props: PlanDraftProps) {
  const { kept, today, clock, finished, isFollowed, onStart } = props;
  const { form: typed, type, choose } = usePlanForm(kept?.form, today ?? '');
  const form = today === null ? typed : { ...typed, start: firstDay(typed, today, clock) };
  const [isUsed, setUsed] = useState(false);
  const heading = useFocusIf<HTMLHeadingElement>(isFollowed);
  const result = today === null ? null : draftPlan(withoutFinished(form, finished), today);

  return (
    <Container>
      {kept ? (
        <Alert severity="info" role="note" className="screen-only" sx={{ mb: 4 }}>
          {texts.alreadyHasPlan} <Link href={PLANNER_ADDRESS}>{texts.backToPlan}</Link>
        </Alert>
      ) : null}
      <Columns>
        <Fields className="screen-only" onFocus={() => setUsed(true)}>
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 3, outline: 'none' }}>
            {texts.formTitle}
          </Typography>
          <PlanFields
            form={form}
            today={today}
            problem={result?.kind === 'problem' ? result : null}
            finished={finished}
            onType={type}
            onChoose={choose}
          />
        </Fields>
        <DraftResult
          form={form}
          today={today}
          finished={finished}
          result={result}
          isSpoken={isUsed}
          startLabel={kept ? texts.usePlan : texts.startPlan}
          onStart={() => onStart(form)}
          onChoose={(change) => {
            setUsed(true);
            choose(change);
          }}
        />
      </Columns>
    </Container>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(340px, 5fr) 7fr',
    gap: theme.spacing(6),
  },
  '@media print': { display: 'block' },
}));

const Fields = styled('div')(({ theme }) => ({
  minWidth: 0,
  // Makes the fields stick next to a long plan if they fit on the screen.
  [`${theme.breakpoints.up('md')} and (min-height: 680px)`]: {
    '&:not(:has(details[open]))': {
      position: 'sticky',
      top: 'calc(var(--header-height) + 24px)',
    },
  },
}));

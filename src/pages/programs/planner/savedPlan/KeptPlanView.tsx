import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Comment } from '../../../../components/PageHeader';
import { lessonAddress } from '../../../../site/addresses';
import * as texts from '../../../../texts/en/studyPlan';
import { checkpointsOf } from '../weeks/checkpoints';
import type { KeptPlan } from '../storage/keptPlan';
import { pathOf } from '../form/planForm';
import { planCompletion, type PlanCompletion } from '../plan/planCompletion';
import { StudyDays } from '../weeks/StudyDays';
import { useFocusIf } from '../useFocusIf';
import { useIsUnsaved } from '../storage/useKeptPlan';
import { PlanEnd } from './PlanEnd';
import { OtherWeeks } from './OtherWeeks';
import { MissedDays } from './MissedDays';
import { KeptPlanFacts } from './KeptPlanFacts';

interface KeptPlanViewProps {
  kept: KeptPlan;
  /** The current date, 'YYYY-MM-DD'. */
  today: string;
  /** Day on which the plan would start if it were rescheduled now. */
  restart: 'today' | 'tomorrow';
  /** Ids of finished lessons. */
  finished: ReadonlySet<string>;
  isFollowed: boolean;
  onAgain: () => void;
  onChange: () => void;
  onExported: (lastDay: number) => void;
  onForget: () => void;
}

/** The saved plan: this week, the next lesson, and the other weeks collapsed. */
export function KeptPlanView(props: KeptPlanViewProps) {
  const { kept, today, restart, finished, isFollowed, onAgain, ...actions } = props;
  const { plan, form } = kept;
  const [isMoved, setMoved] = useState(false);
  const heading = useFocusIf<HTMLHeadingElement>(isFollowed || isMoved);
  const isUnsaved = useIsUnsaved();

  const path = pathOf(form);
  const completion = planCompletion(plan, finished, today, path.items);
  const { week, before, after, missed, next, doneBefore } = completion;
  const context = { time: form.time, today, finished, checkpoints: checkpointsOf(plan, path) };

  return (
    <Columns>
      <div>
        <Comment sx={{ mb: 1.5 }}>{path.program.title}</Comment>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          // Leaves room for the program's name when the page scrolls to this heading.
          sx={{ outline: 'none', scrollMarginTop: 48 }}
        >
          {titleOf(completion, today)}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }} role="status">
          {isMoved ? `${texts.plannedAgain[restart]} ` : null}
          {week ? `${texts.weekOf(week.number, plan.weeks.length)} ` : null}
          {texts.planDone(completion.finished, completion.lessons)}
        </Typography>
        {isUnsaved ? (
          <Alert severity="warning" sx={{ mt: 2.5 }}>
            {texts.notSaved}
          </Alert>
        ) : null}
        {next ? null : <PlanEnd programId={form.program} />}
        {missed.length > 0 ? (
          <MissedDays
            count={missed.length}
            restart={restart}
            onAgain={() => {
              setMoved(true);
              onAgain();
            }}
          />
        ) : null}
        {next ? (
          <Button
            href={lessonAddress(next.slug)}
            variant={missed.length > 0 ? 'outlined' : 'contained'}
            size="large"
            className="screen-only"
            sx={{ mt: 2.5 }}
          >
            {texts.continueWith(next.title)}
          </Button>
        ) : null}
        {week ? (
          <Week>
            <StudyDays week={week} {...context} />
          </Week>
        ) : null}
      </div>
      <KeptPlanFacts kept={kept} today={today} {...actions} />
      <OtherWeeks
        before={before}
        after={after}
        doneBefore={path.items.filter(({ id }) => doneBefore.has(id))}
        {...context}
      />
    </Columns>
  );
}

function titleOf({ week, next }: PlanCompletion, today: string): string {
  if (!next) return texts.finishedEverything;
  if (!week) return texts.hasEnded;
  return week.start > today ? texts.startsOn(week.days[0]?.date ?? week.start) : texts.thisWeek;
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(280px, 4fr)',
    // The plan's summary is on the right, next to this week and the other weeks.
    '& > :nth-of-type(2)': { gridRow: '1 / span 2', gridColumn: 2 },
  },
  '@media print': { display: 'block' },
}));

const Week = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Comment } from '../../../../components/PageHeader';
import type { Checkpoint } from '../../../../content/model';
import * as texts from '../../../../texts/en/plannerForm';
import { checkpointsOf } from '../weeks/checkpoints';
import { FoldedWeeks } from '../weeks/FoldedWeeks';
import type { Plan } from '../plan/plan';
import { PlanActions } from '../sharing/PlanActions';
import { pathOf, type PlanForm } from '../form/planForm';
import type { PlanProblem } from '../plan/planInput';
import { StudyDays } from '../weeks/StudyDays';
import { suggestedDays } from '../form/suggestedDays';
import { PlanFinish } from './PlanFinish';
import { NoPlan } from './NoPlan';

interface DraftResultProps {
  form: PlanForm;
  /** The current date, 'YYYY-MM-DD'; null in the prerendered page. */
  today: string | null;
  /** Ids of finished lessons. */
  finished: ReadonlySet<string>;
  result: Plan | PlanProblem | null;
  /** True once the visitor has focused a field. From then on, screen readers announce changes. */
  isSpoken: boolean;
  startLabel: string;
  onStart: () => void;
  onChoose: (change: Partial<PlanForm>) => void;
}

/** The plan that the fields produce, or the reason there isn't one. */
export function DraftResult(props: DraftResultProps) {
  const { form, today, finished, result, isSpoken, startLabel, onStart, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const path = pathOf(form);
  const plan = result?.kind === 'plan' ? result : null;
  const [first, ...others] = plan?.weeks ?? [];
  const context = {
    time: form.time,
    today: today ?? '',
    finished,
    checkpoints: plan ? checkpointsOf(plan, path) : new Map<string, Checkpoint>(),
  };

  function accept(change: Partial<PlanForm>) {
    onChoose(change);
    // The clicked button unmounts, which would lose focus. The plan itself is announced.
    box.current?.focus({ preventScroll: true });
  }

  return (
    <Result ref={box} role="group" aria-label={path.program.title} tabIndex={-1}>
      <Comment sx={{ mb: 1.5 }}>{path.program.title}</Comment>
      <Box role="status" aria-live={isSpoken ? 'polite' : 'off'}>
        {plan ? (
          <PlanFinish
            plan={plan}
            form={form}
            done={path.items.filter(({ id }) => finished.has(id)).length}
          />
        ) : null}
        {result?.kind === 'problem' ? (
          <>
            <Typography variant="h3" component="p">
              {texts.noPlan}
            </Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{result.message}</Typography>
          </>
        ) : null}
      </Box>
      {result?.kind === 'problem' && today !== null ? (
        <NoPlan
          field={result.field}
          path={path}
          suggestions={result.field === 'days' ? suggestedDays(form, today) : []}
          onChoose={accept}
        />
      ) : null}
      {plan && first && today !== null ? (
        <>
          <Button
            variant="contained"
            size="large"
            className="screen-only"
            onClick={onStart}
            sx={{ mt: 3, mb: 2 }}
          >
            {startLabel}
          </Button>
          <PlanActions plan={{ plan, form, earlier: 0, exported: 0 }} today={today} />
          <Typography variant="h2" sx={{ mt: 4, fontSize: 'h3.fontSize' }}>
            {texts.firstWeek}
          </Typography>
          <Typography sx={{ mt: 0.75, mb: 2, color: 'text.secondary' }}>{texts.pace}</Typography>
          <StudyDays week={first} {...context} />
          <FoldedWeeks weeks={others} {...context} />
        </>
      ) : null}
    </Result>
  );
}

const Result = styled('div')(({ theme }) => ({
  minWidth: 0,
  // Height of a short plan, to reduce layout shift when one appears.
  minHeight: 360,
  padding: theme.spacing(2.5, 2.25, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5, 4, 4) },
  '@media print': { minHeight: 0, padding: 0, border: 0, background: 'none' },
}));

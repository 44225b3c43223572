import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as texts from '../../../../texts/en/plannerForm';
import { daysOf, type Plan } from '../plan/plan';
import type { PlanForm } from '../form/planForm';

interface PlanFinishProps {
  plan: Plan;
  form: PlanForm;
  /** Number of the program's lessons that are already finished. */
  done: number;
}

/** Finish date of a plan and its key figures. */
export function PlanFinish({ plan, form: { days, minutes }, done }: PlanFinishProps) {
  const { finish, weeks } = plan;
  const lessons = new Set(daysOf(plan).flatMap((day) => day.lessons.map(({ id }) => id)));

  return (
    <>
      <Sentence>
        {finish.from === finish.to
          ? texts.finishOn(finish.to)
          : texts.finishBetween(finish.from, finish.to)}
      </Sentence>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {texts.planFacts({
          done,
          lessons: done + lessons.size,
          weeks: weeks.length,
          days: days.length,
          minutes,
        })}
      </Typography>
    </>
  );
}

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  maxWidth: '26ch',
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  fontWeight: theme.typography.fontWeightRegular,
  lineHeight: 1.3,
  color: theme.vars.palette.text.secondary,
  '& > strong': {
    fontWeight: theme.typography.fontWeightBold,
    color: theme.vars.palette.text.primary,
    // Keeps a date on one line unless the text is too large to fit.
    display: 'inline-block',
  },
}));

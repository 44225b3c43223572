import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { countOf, formatDate, formatMinutes } from '../../../../texts/en/format';
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
  const facts = [
    done > 0
      ? `${done} of ${countOf(done + lessons.size, 'lesson')} done`
      : countOf(lessons.size, 'lesson'),
    countOf(weeks.length, 'week'),
    `${countOf(days.length, 'day')} a week`,
    `${formatMinutes({ from: minutes, to: minutes })} a day`,
  ];

  return (
    <>
      <Sentence>
        {finish.from === finish.to ? (
          <>
            You'll finish on <strong>{formatDate(finish.to)}</strong>.
          </>
        ) : (
          <>
            You'll finish between <strong>{formatDate(finish.from)}</strong> and{' '}
            <strong>{formatDate(finish.to)}</strong>.
          </>
        )}
      </Sentence>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{facts.join(', ')}</Typography>
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

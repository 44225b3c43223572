import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Comment } from '../../../components/PageHeader';
import { countOf, formatDate, formatMinutes } from '../../../content/format';
import { weeksText } from '../paces';
import { studyDays, type PlanInput, type PlanProblem } from './planInput';
import type { Plan } from './plan';
import { PlanActions } from './PlanActions';
import type { PlannedPath } from './planForm';
import { PlanWeeks } from './PlanWeeks';
import { weekOf } from './planWeekOf';

interface PlanResultProps {
  path: PlannedPath;
  /** Null while the date is not known. */
  input: PlanInput | null;
  result: Plan | PlanProblem | null;
  /** Whether changes are read out; not before the visitor has touched a field. */
  isSpoken: boolean;
  onShare: () => string;
}

/** What comes of the planner's fields: the range of the finish and the weeks, or why there is none. */
export function PlanResult({ path, input, result, isSpoken, onShare }: PlanResultProps) {
  const plan = result?.kind === 'plan' ? result : null;

  return (
    <Result>
      <Comment sx={{ mb: 1.5 }}>{path.program.title}</Comment>
      <Box role="status" aria-live={isSpoken ? 'polite' : 'off'}>
        {plan && input ? <Finish plan={plan} input={input} /> : null}
        {result?.kind === 'problem' ? (
          // Not an alert of its own: the region around it says it aloud, and not before a field is touched.
          <Alert severity="error" role="none">
            <Typography variant="h3" component="p">
              No plan yet
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{result.message}</Typography>
          </Alert>
        ) : null}
      </Box>
      {plan ? (
        <>
          <PlanActions plan={plan} path={path} onShare={onShare} />
          <PlanWeeks plan={plan} path={path} />
        </>
      ) : null}
    </Result>
  );
}

interface FinishProps {
  plan: Plan;
  input: PlanInput;
}

function Finish({ plan: { finish }, input }: FinishProps) {
  const { items, hoursPerWeek, startDate } = input;
  const days = studyDays(input.days).length;
  const aDay = Math.round(((hoursPerWeek ?? 0) * 60) / days);
  const left = {
    from: items.reduce((sum, { minutes }) => sum + minutes.from, 0),
    to: items.reduce((sum, { minutes }) => sum + minutes.to, 0),
  };
  const weeks = { from: weekOf(finish.from, startDate), to: weekOf(finish.to, startDate) };
  const facts = [
    `${weeksText(weeks)} ${weeks.to === 1 ? 'week' : 'weeks'}`,
    `${countOf(days, 'day')} a week`,
    `about ${formatMinutes({ from: aDay, to: aDay })} a day`,
    `${formatMinutes(left)} of work`,
  ];

  return (
    <>
      <Sentence>
        {finish.from === finish.to ? (
          <>
            You finish on <strong>{formatDate(finish.to)}</strong>.
          </>
        ) : (
          <>
            You finish between <strong>{formatDate(finish.from)}</strong> and{' '}
            <strong>{formatDate(finish.to)}</strong>.
          </>
        )}
      </Sentence>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{facts.join(', ')}</Typography>
    </>
  );
}

const Result = styled('div')(({ theme }) => ({
  minWidth: 0,
  // As high as a short plan, so that little moves when one comes.
  minHeight: 360,
  padding: theme.spacing(2.5, 2.25, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5, 4, 4) },
  '@media print': { minHeight: 0, padding: 0, border: 0, background: 'none' },
}));

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
    whiteSpace: 'nowrap',
  },
}));

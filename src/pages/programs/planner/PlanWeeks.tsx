import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { formatDate } from '../../../content/format';
import { weekdayOf } from '../../../content/calendarDate';
import type { Plan, PlanSession, PlanWeek } from '../../../content/planner';
import { checkpointsOf, placeOf } from './checkpoints';
import type { PlannedPath } from './planForm';

/** Weeks on screen before the rest is asked for; paper gets all. */
const FIRST_WEEKS = 6;

const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface PlanWeeksProps {
  plan: Plan;
  path: PlannedPath;
}

/** The plan week by week, at the careful pace, with the checkpoints where they fall. */
export function PlanWeeks({ plan, path }: PlanWeeksProps) {
  const [isOpen, setOpen] = useState(false);
  const checkpoints = checkpointsOf(plan, path);
  const rest = plan.weeks.length - FIRST_WEEKS;

  function itemsOf(week: PlanWeek) {
    return week.items.map((item) => {
      const checkpoint = checkpoints.get(placeOf(week.number, item.id));
      return (
        <Fragment key={item.id}>
          <Item>
            <span>{item.title}</span>{' '}
            <Typography variant="label" component="span" sx={{ whiteSpace: 'nowrap' }}>
              {timeOf(item.sessions)}
            </Typography>
          </Item>
          {checkpoint ? (
            <Chip
              component="li"
              color="secondary"
              label={`Checkpoint: ${checkpoint.title}`}
              sx={{ my: 0.75 }}
            />
          ) : null}
        </Fragment>
      );
    });
  }

  return (
    <Box sx={{ mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">Week by week</Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>
        At the careful pace. If you are quicker, go on with the next.
      </Typography>
      <Weeks id="plan-weeks" isFolded={rest > 1 && !isOpen}>
        {plan.weeks.map((week) => (
          <Week key={week.number}>
            <Typography variant="label">
              <strong>Week {week.number}</strong> <span>{formatDate(week.start)}</span>
            </Typography>
            <ul>{itemsOf(week)}</ul>
          </Week>
        ))}
      </Weeks>
      {rest > 1 ? (
        <Button
          variant="outlined"
          fullWidth
          className="screen-only"
          aria-expanded={isOpen}
          aria-controls="plan-weeks"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Show the first ${FIRST_WEEKS} weeks` : `Show all ${plan.weeks.length} weeks`}
        </Button>
      ) : null}
    </Box>
  );
}

const Weeks = styled('ol', { shouldForwardProp: (name) => name !== 'isFolded' })<{
  isFolded: boolean;
}>({
  margin: '16px 0 8px',
  '&, & ul': { padding: 0, listStyle: 'none' },
  variants: [
    {
      props: { isFolded: true },
      style: {
        '@media screen': { [`& > :nth-of-type(n + ${FIRST_WEEKS + 1})`]: { display: 'none' } },
      },
    },
  ],
});

const Week = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& strong': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '9rem 1fr',
    '& > p': { paddingTop: 4 },
    '& > p > *': { display: 'block' },
  },
  '@media print': { breakInside: 'avoid', paddingBlock: theme.spacing(1) },
}));

/** A lesson or project of a week; its time stands at the right where there is room. */
const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  columnGap: theme.spacing(2.5),
  alignItems: 'baseline',
  paddingBlock: 4,
  lineHeight: 1.45,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

/** 'Mon, Wed · 90 min' */
function timeOf(sessions: readonly PlanSession[]): string {
  const days = sessions.map(({ date }) => SHORT_DAYS[weekdayOf(date) - 1]);
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  return `${days.join(', ')} · ${minutes} min`;
}

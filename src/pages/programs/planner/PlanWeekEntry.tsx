import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { formatDate } from '../../../content/format';
import type { Checkpoint } from '../../../content/model';
import { weekdayOf } from './calendarDate';
import type { PlanSession, PlanWeek } from './plan';
import { placeOf } from './checkpoints';

const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface PlanWeekEntryProps {
  week: PlanWeek;
  /** Of the whole plan, by `placeOf`. */
  checkpoints: ReadonlyMap<string, Checkpoint>;
}

/** A week of a plan: when it begins, what to do in it, and the checkpoints that it reaches. */
export function PlanWeekEntry({ week, checkpoints }: PlanWeekEntryProps) {
  return (
    <Week>
      <Typography variant="label">
        <strong>Week {week.number}</strong> <span>{formatDate(week.start)}</span>
      </Typography>
      <ul>
        {week.items.map(({ id, title, sessions }) => {
          const checkpoint = checkpoints.get(placeOf(week.number, id));
          return (
            <Fragment key={id}>
              <Item>
                <span>{title}</span>{' '}
                <Typography variant="label" component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {timeOf(sessions)}
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
        })}
      </ul>
    </Week>
  );
}

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

/** A lesson or project of a week; its time is at the right where there is room. */
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

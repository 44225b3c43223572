import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Checkpoint } from '../../../../content/model';
import * as texts from '../../../../texts/en/studyPlan';
import { shortDay } from '../dates/dayNames';
import type { PlanWeek } from '../plan/plan';
import { formatTime } from '../dates/timeOfDay';
import { PlannedLesson } from './PlannedLesson';

/** Props shared by every study day of a plan. */
export interface DayContext {
  /** Start time of a study day, 'HH:MM'. */
  time: string;
  /** The current date, 'YYYY-MM-DD'. */
  today: string;
  /** Ids of finished lessons. */
  finished: ReadonlySet<string>;
  /** Checkpoints, keyed by the id of the lesson they follow. */
  checkpoints: ReadonlyMap<string, Checkpoint>;
}

interface StudyDaysProps extends DayContext {
  week: PlanWeek;
}

/** The study days of a week, each with its lessons and the checkpoints it reaches. */
export function StudyDays({ week, time, today, finished, checkpoints }: StudyDaysProps) {
  return (
    <Days>
      {week.days.map(({ date, lessons }) => (
        <Day key={date} isToday={date === today}>
          <When>
            <strong>{shortDay(date)}</strong>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {date === today ? texts.todayAt(formatTime(time)) : formatTime(time)}
            </Typography>
          </When>
          <ul>
            {lessons.map((lesson) => {
              const checkpoint =
                lesson.session === lesson.sessions ? checkpoints.get(lesson.id) : undefined;
              return (
                <li key={lesson.id}>
                  <PlannedLesson lesson={lesson} isFinished={finished.has(lesson.id)} />
                  {checkpoint ? (
                    <Chip
                      color="secondary"
                      label={texts.checkpoint(checkpoint.title)}
                      sx={{ mb: 1, marginInlineStart: 4, overflowWrap: 'anywhere' }}
                    />
                  ) : null}
                </li>
              );
            })}
          </ul>
        </Day>
      ))}
    </Days>
  );
}

const Days = styled('ol')({ '&, & ul': { padding: 0, listStyle: 'none' } });

const Day = styled('li', { shouldForwardProp: (name) => name !== 'isToday' })<{
  isToday: boolean;
}>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 3),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' },
  '@media print': { breakInside: 'avoid', paddingBlock: theme.spacing(0.75) },
  variants: [
    {
      props: { isToday: true },
      style: {
        // The negative margin makes up for the border and padding, so that today's text aligns with the other
        // days.
        marginInline: theme.spacing(-2),
        paddingInline: theme.spacing(1.5, 2),
        borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: theme.vars.palette.site.primaryTint,
      },
    },
  ],
}));

/** Date and time: on one line on phones, stacked in a separate column on wider screens. */
const When = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('sm')]: { flexDirection: 'column', paddingTop: theme.spacing(1.25) },
}));

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../../components/Disclosure';
import * as texts from '../../../../texts/en/studyPlan';
import { shortDate } from '../dates/dayNames';
import type { PlanWeek } from '../plan/plan';
import { useDetailsOpen } from '../useDetailsOpen';
import { StudyDays, type DayContext } from './StudyDays';
import { usePrinted } from './usePrinted';

/** Number of weeks listed individually, about a month. The rest are grouped in one disclosure. */
const MAX_LINES = 4;

interface FoldedWeeksProps extends DayContext {
  weeks: readonly PlanWeek[];
}

/** Weeks of a plan, each in a disclosure. Printing renders all of them. */
export function FoldedWeeks({ weeks, ...context }: FoldedWeeksProps) {
  // A group of one week wouldn't save any space.
  const lines = weeks.length > MAX_LINES + 1 ? MAX_LINES : weeks.length;
  const rest = weeks.slice(lines);
  const isPrinted = usePrinted();
  return (
    <>
      {weeks.slice(0, lines).map((week) => (
        <FoldedWeek key={week.number} week={week} isPrinted={isPrinted} {...context} />
      ))}
      {rest.length > 0 ? (
        <Folded
          summary={texts.moreWeeks(rest.length)}
          aside={<WeekFacts weeks={rest} finished={context.finished} />}
          isPrinted={isPrinted}
        >
          {() =>
            rest.map((week) => (
              <FoldedWeek key={week.number} week={week} isPrinted={isPrinted} {...context} />
            ))
          }
        </Folded>
      ) : null}
    </>
  );
}

interface FoldedWeekProps extends DayContext {
  week: PlanWeek;
  isPrinted: boolean;
}

function FoldedWeek({ week, isPrinted, ...context }: FoldedWeekProps) {
  return (
    <Folded
      summary={texts.week(week.number)}
      aside={<WeekFacts weeks={[week]} finished={context.finished} />}
      isPrinted={isPrinted}
    >
      {() => <StudyDays week={week} {...context} />}
    </Folded>
  );
}

interface FoldedProps {
  summary: string;
  aside: ReactNode;
  /** True once the page has been printed. */
  isPrinted: boolean;
  children: () => ReactNode;
}

/**
 * Doesn't render its children until it's opened or printed, because a long plan's days make up most of the
 * planner's elements.
 */
function Folded({ summary, aside, isPrinted, children }: FoldedProps) {
  const { isOpen, handlers } = useDetailsOpen();
  return (
    <Disclosure isWide summary={summary} aside={aside} {...handlers}>
      {isOpen || isPrinted ? children() : null}
    </Disclosure>
  );
}

interface WeekFactsProps extends Pick<DayContext, 'finished'> {
  weeks: readonly PlanWeek[];
}

/** Start date of one or more weeks, and the number of lessons in them. */
function WeekFacts({ weeks, finished }: WeekFactsProps) {
  const days = weeks.flatMap((week) => week.days);
  const ids = new Set(days.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const done = [...ids].filter((id) => finished.has(id)).length;
  return (
    <>
      <Fact>{texts.weekStarts(shortDate(weeks[0]?.start ?? ''))}</Fact>{' '}
      <Fact>{texts.lessonsDone(done, ids.size)}</Fact>
    </>
  );
}

/** A part of the summary that wraps as a unit. */
const Fact = styled('span')({ display: 'inline-block' });

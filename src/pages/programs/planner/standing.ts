import { addDays } from './calendarDate';
import { daysOf, type Plan, type PlanLesson, type PlanWeek } from './plan';

/** Where a learner is in a plan. */
export interface Standing {
  /** The week that holds today, or the first one of a plan that is yet to begin; null after the last. */
  week: PlanWeek | null;
  before: PlanWeek[];
  after: PlanWeek[];
  /** Lessons whose last day is over and that are not finished. */
  missed: PlanLesson[];
  /** The first lesson that is not finished; null where all are. */
  next: PlanLesson | null;
  /** Lessons of the plan that are finished, and all. */
  finished: number;
  lessons: number;
}

/**
 * @param plan - the plan
 * @param finished - ids of finished lessons
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function standingOf(
  { weeks, ...plan }: Plan,
  finished: ReadonlySet<string>,
  today: string,
): Standing {
  const index = weeks.findIndex(({ start }) => today < addDays(start, 7));
  const current = index === -1 ? weeks.length : index;
  // A lesson of several days counts on its last.
  const lasts = daysOf({ ...plan, weeks }).flatMap(({ date, lessons }) =>
    lessons
      .filter(({ session, sessions }) => session === sessions)
      .map((lesson) => ({ date, lesson })),
  );
  const open = lasts.filter(({ lesson }) => !finished.has(lesson.id));
  return {
    week: weeks[current] ?? null,
    before: weeks.slice(0, current),
    after: weeks.slice(current + 1),
    missed: open.filter(({ date }) => date < today).map(({ lesson }) => lesson),
    next: open[0]?.lesson ?? null,
    finished: lasts.length - open.length,
    lessons: lasts.length,
  };
}

import { addDays } from '../dates/calendarDate';
import { daysOf, type Plan, type PlanLesson, type PlanWeek, type StudyDay } from './plan';

/** A learner's progress through a plan. */
export interface PlanCompletion {
  /** The current week, or the first one if the plan hasn't started; null after the last week. */
  week: PlanWeek | null;
  before: PlanWeek[];
  after: PlanWeek[];
  /** Unfinished lessons whose last study day has passed. */
  missed: PlanLesson[];
  /** The first unfinished lesson; null if all are finished. */
  next: PlanLesson | null;
  /** Ids of finished lessons that the plan doesn't schedule. */
  doneBefore: ReadonlySet<string>;
  /**
   * Number of finished lessons; `lessons` is the total. Both include lessons finished before the plan
   * started.
   */
  finished: number;
  lessons: number;
}

/**
 * Computes a learner's progress through a plan.
 *
 * @param plan - the plan
 * @param finished - ids of finished lessons
 * @param today - the current date, 'YYYY-MM-DD'
 * @param program - all lessons in the program, so that lessons finished before the plan started count too
 */
export function planCompletion(
  { weeks, ...plan }: Plan,
  finished: ReadonlySet<string>,
  today: string,
  program: readonly Pick<PlanLesson, 'id'>[] = [],
): PlanCompletion {
  const index = weeks.findIndex(({ start }) => today < addDays(start, 7));
  const current = index === -1 ? weeks.length : index;
  // A lesson split over several days is due on the last one.
  const lasts = daysOf({ ...plan, weeks }).flatMap(({ date, lessons }) =>
    lessons
      .filter(({ session, sessions }) => session === sessions)
      .map((lesson) => ({ date, lesson })),
  );
  const planned = new Set(lasts.map(({ lesson }) => lesson.id));
  const doneBefore = new Set(
    program.flatMap(({ id }) => (finished.has(id) && !planned.has(id) ? [id] : [])),
  );
  const open = lasts.filter(({ lesson }) => !finished.has(lesson.id));
  return {
    week: weeks[current] ?? null,
    before: weeks.slice(0, current),
    after: weeks.slice(current + 1),
    missed: open.filter(({ date }) => date < today).map(({ lesson }) => lesson),
    next: open[0]?.lesson ?? null,
    doneBefore,
    finished: doneBefore.size + lasts.length - open.length,
    lessons: doneBefore.size + lasts.length,
  };
}

/**
 * Finds the next study day with unfinished lessons.
 *
 * @param plan - the plan
 * @param finished - ids of finished lessons
 * @param today - the current date, 'YYYY-MM-DD'
 * @returns the next study day, which can be today, with only its unfinished lessons; `undefined` if there are
 *   none
 */
export function nextStudyDay(
  plan: Plan,
  finished: ReadonlySet<string>,
  today: string,
): StudyDay | undefined {
  return daysOf(plan)
    .filter(({ date }) => date >= today)
    .map(({ date, lessons }) => ({ date, lessons: lessons.filter(({ id }) => !finished.has(id)) }))
    .find(({ lessons }) => lessons.length > 0);
}

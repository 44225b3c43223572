import { addDays } from './calendarDate';
import { daysOf, type Plan, type PlanLesson, type PlanWeek, type StudyDay } from './plan';

/** Where a learner is in a plan. */
export interface PlanCompletion {
  /** The week that holds today, or the first one of a plan that is yet to begin; null after the last. */
  week: PlanWeek | null;
  before: PlanWeek[];
  after: PlanWeek[];
  /** Lessons whose last day is over and that are not finished. */
  missed: PlanLesson[];
  /** The first lesson that is not finished; null where all are. */
  next: PlanLesson | null;
  /** Ids of finished lessons that the plan has no day for. */
  doneBefore: ReadonlySet<string>;
  /** Lessons of the plan and those done before it that are finished, and all of them. */
  finished: number;
  lessons: number;
}

/**
 * @param plan - the plan
 * @param finished - ids of finished lessons
 * @param today - the current date, 'YYYY-MM-DD'
 * @param program - all lessons of the program; those that were finished before the plan count too
 */
export function planCompletion(
  { weeks, ...plan }: Plan,
  finished: ReadonlySet<string>,
  today: string,
  program: readonly Pick<PlanLesson, 'id'>[] = [],
): PlanCompletion {
  const index = weeks.findIndex(({ start }) => today < addDays(start, 7));
  const current = index === -1 ? weeks.length : index;
  // A lesson of several days counts on its last.
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
 * @param plan - the plan
 * @param finished - ids of finished lessons
 * @param today - the current date, 'YYYY-MM-DD'
 * @returns the next day, today included, with the lessons of it that are not finished; `undefined` where none is left
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

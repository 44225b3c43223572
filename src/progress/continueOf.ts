import type { LessonLink } from '../content/lesson';
import type { CourseLessons } from '../content/summary';
import type { ContinueEntry, ContinueStep } from './continueEntry';
import { lessonState, type Progress } from './progressModel';
import { lessonToGoOn } from './completion';

/**
 * Works out where a reader goes on, for the entry that buttons read before the first paint.
 *
 * @param progress - what is remembered
 * @param courses - the lessons of all courses, in the order in which lists show them
 * @param planned - the lessons of the plan that was started, in its order; none without a plan
 * @returns the lesson to go on with, in all and in each course that was begun, neither once all are done; `null` for who has not
 *   begun
 */
export function continueOf(
  progress: Progress,
  courses: readonly CourseLessons[],
  planned: readonly LessonLink[] = [],
): ContinueEntry | null {
  const last = nextLesson(progress, courses, planned);
  const begun = courses.filter(({ lessons }) =>
    lessons.some(
      ({ id, slug }) => progress.lessons.has(id) || (planned.length > 0 && slug === last?.slug),
    ),
  );
  const steps = begun.flatMap((course): [string, ContinueStep][] => {
    const step = stepIn(course.lessons, progress, planned);
    return step ? [[course.course, step]] : [];
  });
  return last || begun.length > 0
    ? { ...(last && { last }), courses: Object.fromEntries(steps) }
    : null;
}

/**
 * The one answer to "what now?": home, lists, the planner, the review and the end of a lesson give this lesson.
 *
 * @param progress - what is remembered
 * @param courses - the lessons of all courses, in the order in which lists show them
 * @param planned - the lessons of the plan that was started, in its order; none without a plan
 * @returns the plan's next lesson; without a plan, or once all of it is done, the one that was worked in last, or else the next
 *   one of its course, or of the next course. `undefined` for who has not begun, and once all are done
 */
export function nextLesson(
  progress: Progress,
  courses: readonly { lessons: readonly LessonLink[] }[],
  planned: readonly LessonLink[],
): ContinueStep | undefined {
  const inPlan = firstOpen(planned, progress);
  if (inPlan) return stepAt(inPlan, progress);
  const lessons = courses.flatMap((course) => course.lessons);
  const from = lastIn(lessons, progress);
  const current = courses.findIndex((course) => course.lessons.some(({ id }) => id === from));
  if (current < 0) return undefined;
  for (const course of [...courses.slice(current), ...courses.slice(0, current)]) {
    const step = stepIn(course.lessons, progress, []);
    if (step) return step;
  }
  return undefined;
}

/**
 * The same within a course or a program.
 *
 * @param lessons - of a course or a program, in their order
 * @param progress - what is remembered
 * @param planned - the lessons of the plan that was started, in its order; none without a plan
 * @returns the plan's next lesson among them, or else where to go on in them: at the lesson that was read last, or the one begun
 *   or done last; `undefined` if all are done
 */
export function stepIn(
  lessons: readonly LessonLink[],
  progress: Progress,
  planned: readonly LessonLink[],
): ContinueStep | undefined {
  const ids = lessons.map(({ id }) => id);
  const inPlan = firstOpen(
    planned.filter(({ id }) => ids.includes(id)),
    progress,
  );
  const next = inPlan?.id ?? lessonToGoOn(ids, progress, lastIn(lessons, progress));
  const lesson = lessons.find(({ id }) => id === next);
  return lesson && stepAt(lesson, progress);
}

function stepAt({ slug, title }: LessonLink, { last }: Progress): ContinueStep {
  return { slug, title, ...(slug === last?.slug && last.heading && { heading: last.heading }) };
}

function firstOpen(lessons: readonly LessonLink[], progress: Progress): LessonLink | undefined {
  return lessons.find(({ id }) => lessonState(progress, id) !== 'done');
}

/** The lesson that was read last, or else the one that was begun or done last, as the device's clock told. */
function lastIn(lessons: readonly LessonLink[], progress: Progress): string | undefined {
  const read = lessons.find(({ slug }) => slug === progress.last?.slug);
  if (read) return read.id;
  const timeOf = ({ id }: LessonLink) => {
    const { done, started } = progress.lessons.get(id) ?? {};
    return done?.at ?? started ?? -1;
  };
  const latest = lessons.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
  return latest && progress.lessons.has(latest.id) ? latest.id : undefined;
}

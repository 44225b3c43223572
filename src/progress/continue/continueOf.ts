import type { LessonLink } from '../../content/lesson';
import type { CourseLessons } from '../../content/summary';
import { lessonState, type Progress } from '../progressModel';
import { lessonToGoOn } from '../completion';
import type { ContinueEntry, ContinueStep } from './continueEntry';

/**
 * Computes the entry that "Continue" buttons read before the first paint.
 *
 * @param progress - the reader's saved progress
 * @param courses - the lessons of all courses, in display order
 * @param planned - the lessons of the active study plan, in order; empty if there's no plan
 * @returns the lesson to continue with, overall and per started course (omitted if all lessons are done);
 *   `null` if the reader hasn't started a lesson
 */
export function continueOf(
  progress: Progress,
  courses: readonly CourseLessons[],
  planned: readonly LessonLink[] = [],
): ContinueEntry | null {
  const last = nextLesson(progress, courses, planned);
  const started = courses.filter(({ lessons }) =>
    lessons.some(
      ({ id, slug }) => progress.lessons.has(id) || (planned.length > 0 && slug === last?.slug),
    ),
  );
  const steps = started.flatMap((course): [string, ContinueStep][] => {
    const step = stepIn(course.lessons, progress, planned);
    return step ? [[course.course, step]] : [];
  });
  return last || started.length > 0
    ? { ...(last && { last }), courses: Object.fromEntries(steps) }
    : null;
}

/**
 * Finds the next lesson to read. The home page, lists, the planner, the review, and the end of a lesson all
 * use it, so that they suggest the same lesson.
 *
 * @param progress - the reader's saved progress
 * @param courses - the lessons of all courses, in display order
 * @param planned - the lessons of the active study plan, in order; empty if there's no plan
 * @returns the plan's first unfinished lesson. Without one, the last lesson read. If that's done, the next
 *   unfinished lesson, first in the same course, then in the other courses. `undefined` if all lessons are
 *   done, or if there's neither a plan nor a started lesson
 */
export function nextLesson(
  progress: Progress,
  courses: readonly { lessons: readonly LessonLink[] }[],
  planned: readonly LessonLink[],
): ContinueStep | undefined {
  const inPlan = firstUnfinished(planned, progress);
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
 * Finds the next lesson to read within one course or program.
 *
 * @param lessons - lessons of the course or program, in order
 * @param progress - the reader's saved progress
 * @param planned - the lessons of the active study plan, in order; empty if there's no plan
 * @returns the plan's first unfinished lesson among `lessons`. Without one, the lesson that the reader was
 *   last in, or the first lesson if none has been started. If that's done, the next unfinished lesson,
 *   wrapping around at the end. `undefined` if all `lessons` are done
 */
export function stepIn(
  lessons: readonly LessonLink[],
  progress: Progress,
  planned: readonly LessonLink[],
): ContinueStep | undefined {
  const ids = lessons.map(({ id }) => id);
  const inPlan = firstUnfinished(
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

function firstUnfinished(
  lessons: readonly LessonLink[],
  progress: Progress,
): LessonLink | undefined {
  return lessons.find(({ id }) => lessonState(progress, id) !== 'done');
}

/**
 * Returns the id of the last lesson read. If there isn't one, returns the id of the lesson that was started
 * or finished most recently, according to the device's clock.
 */
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

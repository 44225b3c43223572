import type { LessonLink } from '../content/lesson';
import type { CourseLessons } from '../content/summary';
import type { ContinueEntry, ContinueStep } from './continueEntry';
import type { Progress } from './progressModel';
import { lessonToGoOn } from './standing';

/**
 * Works out where a reader goes on.
 *
 * @param progress - what is remembered
 * @param courses - the lessons of all courses, in the order in which lists show them
 * @returns the lesson to go on with, in all and in each course that was begun; `null` for who has not begun
 */
export function continueOf(
  progress: Progress,
  courses: readonly CourseLessons[],
): ContinueEntry | null {
  const begun = courses.filter(({ lessons }) => lessons.some(({ id }) => progress.lessons.has(id)));
  const steps = begun.flatMap((course): [string, ContinueStep][] => {
    const step = stepIn(course.lessons, progress);
    return step ? [[course.course, step]] : [];
  });
  const last = lastStep(progress, courses);
  return last || steps.length > 0
    ? { ...(last && { last }), courses: Object.fromEntries(steps) }
    : null;
}

/** In the course that was read last; when all of it is done, in the next one, and behind the last course in the first. */
function lastStep(progress: Progress, courses: readonly CourseLessons[]): ContinueStep | undefined {
  const current = courses.findIndex(({ lessons }) =>
    lessons.some(({ slug }) => slug === progress.last?.slug),
  );
  if (current < 0) return undefined;
  for (const course of [...courses.slice(current), ...courses.slice(0, current)]) {
    const step = stepIn(course.lessons, progress);
    if (step) return step;
  }
  return undefined;
}

/**
 * @param lessons - of a course or a program, in their order
 * @param progress - what is remembered
 * @returns where to go on in them: at the lesson that was read last, or else at the one begun or done last; `undefined` if
 *   all are done
 */
export function stepIn(
  lessons: readonly LessonLink[],
  progress: Progress,
): ContinueStep | undefined {
  const { last } = progress;
  const ids = lessons.map(({ id }) => id);
  const from = lessons.find(({ slug }) => slug === last?.slug)?.id ?? latest(ids, progress);
  const next = lessonToGoOn(ids, progress, from);
  const lesson = lessons.find(({ id }) => id === next);
  if (!lesson) return undefined;
  const { slug, title } = lesson;
  return { slug, title, ...(slug === last?.slug && last.heading && { heading: last.heading }) };
}

/** The lesson that was begun or done last, as the device's clock told. */
function latest(lessonIds: readonly string[], { lessons }: Progress): string | undefined {
  const timeOf = (id: string) => lessons.get(id)?.done?.at ?? lessons.get(id)?.started ?? -1;
  return lessonIds.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
}

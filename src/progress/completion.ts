import { lessonState, type LessonState, type Progress } from './progressModel';

/** How many lessons of a list are done. */
export interface Completion {
  done: number;
  total: number;
}

/**
 * @param lessonIds - ids of the lessons of a module, a course or a program
 * @param progress - what is remembered
 * @returns how many of them are done, of how many
 */
export function completionOf(lessonIds: readonly string[], progress: Progress): Completion {
  return { done: lessonIds.filter(hasState(progress, 'done')).length, total: lessonIds.length };
}

/**
 * The lesson to go on with: the one the reader was in, and once that is done, the next one that is not. Behind the end
 * of the list it looks at the beginning, for what was skipped.
 *
 * @param lessonIds - ids of lessons, in their order
 * @param progress - what is remembered
 * @param from - id of the lesson that the reader was in last
 * @returns its id; `undefined` if all are done
 */
export function lessonToGoOn(
  lessonIds: readonly string[],
  progress: Progress,
  from: string | undefined,
): string | undefined {
  const start = Math.max(
    0,
    lessonIds.findIndex((id) => id === from),
  );
  const order = [...lessonIds.slice(start), ...lessonIds.slice(0, start)];
  const isDone = hasState(progress, 'done');
  return order.find((id) => !isDone(id));
}

function hasState(progress: Progress, state: LessonState): (lessonId: string) => boolean {
  return (lessonId) => lessonState(progress, lessonId) === state;
}

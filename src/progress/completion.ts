import type { TutorialFacts } from '../content/lesson';
import { hasPassed, lessonState, type LessonState, type Progress } from './progressModel';

/** Lessons done, out of the total. */
export interface Completion {
  done: number;
  total: number;
}

/**
 * Counts the finished lessons of a module, course, or program.
 *
 * @param lessonIds - ids of its lessons
 * @param progress - the reader's saved progress
 */
export function completionOf(lessonIds: readonly string[], progress: Progress): Completion {
  return { done: lessonIds.filter(hasState(progress, 'done')).length, total: lessonIds.length };
}

/**
 * Counts the finished lessons. An unfinished lesson counts as a fraction, based on how many of its exercises
 * the reader has passed, because a lesson can take days.
 *
 * @param lessons - lessons of a module, course, or program
 * @param progress - the reader's saved progress
 * @returns the number of lessons, possibly fractional
 */
export function lessonsWorked(
  lessons: readonly Pick<TutorialFacts, 'id' | 'exerciseIds'>[],
  progress: Progress,
): number {
  const shareOf = ({ id, exerciseIds }: Pick<TutorialFacts, 'id' | 'exerciseIds'>) => {
    if (lessonState(progress, id) === 'done') return 1;
    const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;
    return passed / Math.max(1, exerciseIds.length);
  };
  return lessons.reduce((sum, lesson) => sum + shareOf(lesson), 0);
}

/**
 * Finds the lesson to continue with: the last one read, or the next unfinished lesson after it. Wraps around
 * to find skipped lessons.
 *
 * @param lessonIds - ids of lessons, in order
 * @param progress - the reader's saved progress
 * @param from - id of the last lesson read
 * @returns the lesson's id; `undefined` if all lessons are done
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

import { lessonFacts } from '../../../../content/totals';
import { TUTORIAL_MAP } from '../../programPaths';
import type { PlannedPath } from './planForm';

/** Lessons of a module, which can be checked together. */
export interface DoneGroup {
  id: string;
  title: string;
  items: readonly { id: string; title: string }[];
}

/** Returns a program's lessons grouped by module, in study order. */
export function doneGroups({ steps }: PlannedPath): DoneGroup[] {
  return steps.flatMap(({ modules }) =>
    modules.map(({ id, title, lessons }) => ({
      id,
      title,
      items: lessons.map((lesson) => lessonFacts(lesson, TUTORIAL_MAP)),
    })),
  );
}

/**
 * Checks or unchecks lessons.
 *
 * @param done - ids of the checked lessons
 * @param ids - ids of the lessons to check or uncheck
 * @returns the ids of the lessons that are checked now, without duplicates
 */
export function withItems(
  done: readonly string[],
  ids: readonly string[],
  isDone: boolean,
): string[] {
  const others = done.filter((id) => !ids.includes(id));
  return isDone ? [...others, ...ids] : others;
}

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
 * Adds ids to the checked ids, or removes them.
 *
 * @param done - ids that are checked
 * @param ids - ids to check or uncheck
 * @returns the new checked ids, without duplicates
 */
export function withItems(
  done: readonly string[],
  ids: readonly string[],
  isDone: boolean,
): string[] {
  const others = done.filter((id) => !ids.includes(id));
  return isDone ? [...others, ...ids] : others;
}

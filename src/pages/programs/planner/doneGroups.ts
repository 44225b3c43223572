import { lessonFacts } from '../../../content/totals';
import { TUTORIAL_MAP } from '../programPaths';
import type { PlannedPath } from './planForm';

/** Work that is ticked together: the lessons of a module. */
export interface DoneGroup {
  id: string;
  title: string;
  items: readonly { id: string; title: string }[];
}

/** The work of a program by module, in the order in which it is done. */
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
 * @param done - ids that are ticked
 * @param ids - those to tick or untick
 * @returns the ids that are ticked then, each once
 */
export function withItems(
  done: readonly string[],
  ids: readonly string[],
  isDone: boolean,
): string[] {
  const others = done.filter((id) => !ids.includes(id));
  return isDone ? [...others, ...ids] : others;
}

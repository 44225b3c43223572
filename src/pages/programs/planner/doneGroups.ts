import { lessonFacts } from '../../../content/totals';
import { TUTORIAL_MAP } from '../programPaths';
import type { PlannedPath } from './planForm';

/** Work that is ticked together: the lessons of a module, or a project alone. */
export interface DoneGroup {
  id: string;
  title: string;
  items: readonly { id: string; title: string }[];
}

/** The work of a program by module, in the order in which it is done. */
export function doneGroups({ steps, items }: PlannedPath): DoneGroup[] {
  return steps.flatMap(({ course, modules, project }) => {
    const groups = modules.map(({ id, title, lessons }) => ({
      id,
      title,
      items: lessons.map((lesson) => lessonFacts(lesson, TUTORIAL_MAP)),
    }));
    const work = project ? items.find(({ id }) => id === `project-${course.id}`) : undefined;
    return work ? [...groups, { id: work.id, title: work.title, items: [work] }] : groups;
  });
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

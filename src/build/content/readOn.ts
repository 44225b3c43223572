import { checksHeading, isTask, type Block } from '../../content/lesson';
import { lessonSections } from './sections';

/**
 * Finds what a reader would miss who is led from one exercise straight to the next, or from the last one to the end.
 *
 * @param blocks - of a lesson
 * @returns by the id of an exercise, the id of the first heading between it and the next exercise or the end; self-check
 * questions have a heading, too
 */
export function readOnOf(blocks: readonly Block[]): Record<string, string> {
  const readOn: Record<string, string> = {};
  let exercise: string | null = null;
  let heading: string | null = null;
  for (const section of lessonSections(blocks)) {
    if (section.kind === 'checks') heading ??= checksHeading(section.id);
    for (const block of section.blocks) {
      if (block.kind === 'heading') heading ??= block.slug;
      if (!isTask(block)) continue;
      if (exercise !== null && heading !== null) readOn[exercise] = heading;
      exercise = block.id;
      heading = null;
    }
  }
  if (exercise !== null && heading !== null) readOn[exercise] = heading;
  return readOn;
}

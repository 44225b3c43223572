import { checksHeading, isTask, textAfter, type Block } from '../../../content/lesson';
import { lessonSections } from './sections';

/**
 * Finds text that readers would skip by going straight from one exercise to the next, or from the last one to
 * the end of the lesson.
 *
 * @param blocks - blocks of a lesson
 * @returns for each exercise id, the id of the first block between that exercise and the next one or the end
 * of the lesson. The block is a heading, or text if no heading comes first. Self-check questions also have a
 * heading
 */
export function readOnOf(blocks: readonly Block[]): Record<string, string> {
  const readOn: Record<string, string> = {};
  let exercise: string | null = null;
  for (const section of lessonSections(blocks)) {
    for (const block of section.blocks) {
      if (isTask(block)) {
        exercise = block.id;
      } else if (exercise !== null) {
        const isChecks = section.kind === 'checks';
        const text = block.kind === 'heading' ? block.slug : textAfter(exercise);
        readOn[exercise] = isChecks ? checksHeading(section.id) : text;
        exercise = null;
      }
    }
  }
  return readOn;
}

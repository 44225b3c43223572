import { checksHeading, isTask, textAfter, type Block } from '../../../content/lesson';
import { lessonSections } from './sections';

/**
 * Finds text that readers would skip by going straight from one exercise to the next, or from the last one to
 * the end of the lesson.
 *
 * @param blocks - blocks of a lesson
 * @returns the id of the element to jump to after each exercise, keyed by the exercise's id. It's the
 * heading or text right after the exercise, or the section heading if self-check questions come next.
 * Exercises directly followed by another exercise, or by the end of the lesson, are left out
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

import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';

/**
 * Marks a lesson as started and saves the reader's position in it.
 *
 * @param lesson - the lesson
 * @param heading - slug of the current heading, or id of the current exercise
 */
export function keepPlace({ id, slug }: Pick<LessonOutline, 'id' | 'slug'>, heading: string): void {
  progressStore.markStarted(id);
  progressStore.visit({ slug, heading });
}

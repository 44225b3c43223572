import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';

/**
 * Remembers that a lesson has been begun, and where in it the reader is.
 *
 * @param lesson - the lesson
 * @param heading - slug of the heading whose passage is being read
 */
export function keepPlace({ id, slug }: Pick<LessonOutline, 'id' | 'slug'>, heading: string): void {
  progressStore.markStarted(id);
  progressStore.visit({ slug, heading });
}

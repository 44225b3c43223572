import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonState, type Progress } from '../../progress/progressModel';
import { ADDRESSES, lessonAddress, type Address } from '../../site/addresses';

/**
 * @param progress - what is remembered
 * @returns where to go on reading: the lesson of last time unless it is done, else the list of all
 */
export function onwardFrom(progress: Progress): { address: Address; label: string } {
  const lesson = TUTORIALS.find(({ slug }) => slug === progress.last?.slug);
  return lesson && lessonState(progress, lesson.id) !== 'done'
    ? { address: lessonAddress(lesson.slug), label: `Continue: ${lesson.title}` }
    : { address: ADDRESSES.tutorials, label: 'To the lessons' };
}

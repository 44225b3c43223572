import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import type { LessonLink, LessonSlug } from '../../content/lesson';
import { nextLesson } from '../../progress/continueOf';
import type { Progress } from '../../progress/progressModel';
import { ADDRESSES, lessonAddress, type Address } from '../../site/addresses';

/**
 * @param progress - what is remembered
 * @param planned - the lessons of the plan that was started, in its order; none without a plan
 * @returns where to go on reading: the lesson to go on with, else the list of all
 */
export function onwardFrom(
  progress: Progress,
  planned: readonly LessonLink[],
): { address: Address; label: string } {
  const lesson = nextLesson(progress, COURSE_LESSONS, planned);
  return lesson
    ? { address: lessonAddress(lesson.slug as LessonSlug), label: `Continue: ${lesson.title}` }
    : { address: ADDRESSES.tutorials, label: 'See all lessons' };
}

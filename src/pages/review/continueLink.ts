import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import { FIRST_LESSON } from '../../../.generated/starts';
import type { LessonLink, LessonSlug } from '../../content/lesson';
import { nextLesson } from '../../progress/continueOf';
import type { Progress } from '../../progress/progressModel';
import { ADDRESSES, lessonAddress, type Address } from '../../site/addresses';

/**
 * @param progress - what is remembered
 * @param planned - the lessons of the plan that was started, in its order; none without a plan
 * @returns where to go on reading: the lesson to go on with, the first one for a reader who has not begun, the list once all are done
 */
export function continueLink(
  progress: Progress,
  planned: readonly LessonLink[],
): { address: Address; label: string } {
  const lesson = nextLesson(progress, COURSE_LESSONS, planned);
  if (lesson) {
    return {
      address: lessonAddress(lesson.slug as LessonSlug),
      label: `Continue: ${lesson.title}`,
    };
  }
  return progress.lessons.size === 0
    ? { address: lessonAddress(FIRST_LESSON.slug), label: 'Start lesson 1' }
    : { address: ADDRESSES.tutorials, label: 'See all lessons' };
}

import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import { FIRST_LESSON } from '../../../.generated/starts';
import type { LessonLink, LessonSlug } from '../../content/lesson';
import { nextLesson } from '../../progress/continue/continueOf';
import type { Progress } from '../../progress/progressModel';
import { ADDRESSES, lessonAddress, type Address } from '../../site/addresses';
import * as texts from '../../texts/en/reviewCards';

/**
 * Returns the link the reader can continue with: the next lesson, the first lesson for new readers, or all
 * lessons once everything is finished.
 *
 * @param progress - the reader's progress
 * @param planned - lessons of the saved plan, in order; empty if there's no plan
 */
export function continueLink(
  progress: Progress,
  planned: readonly LessonLink[],
): { address: Address; label: string } {
  const lesson = nextLesson(progress, COURSE_LESSONS, planned);
  if (lesson) {
    return {
      address: lessonAddress(lesson.slug as LessonSlug),
      label: texts.continueWith(lesson.title),
    };
  }
  return progress.lessons.size === 0
    ? { address: lessonAddress(FIRST_LESSON.slug), label: texts.startFirstLesson }
    : { address: ADDRESSES.tutorials, label: texts.seeAllLessons };
}

import { COURSE_LESSONS } from '../../.generated/courseLessons';
import type { LessonLink } from '../content/lesson';
import { CONTINUE_KEY } from './continueEntry';
import { continueOf } from './continueOf';
import type { Progress } from './progressModel';

/**
 * Writes where the reader goes on into storage, or deletes it. A chunk of its own, with the titles of all lessons. Does not throw.
 *
 * @param progress - what is remembered
 * @param planned - the lessons of the plan that was started; none without a plan
 */
export function writeContinue(progress: Progress, planned: readonly LessonLink[]): void {
  const entry = continueOf(progress, COURSE_LESSONS, planned);
  const text = entry && JSON.stringify(entry);
  try {
    if (text === null) localStorage.removeItem(CONTINUE_KEY);
    else if (text !== localStorage.getItem(CONTINUE_KEY)) localStorage.setItem(CONTINUE_KEY, text);
  } catch {
    // Blocked or full storage: the buttons then lead to the first lesson.
  }
}

import { COURSE_LESSONS } from '../../../.generated/courseLessons';
import type { LessonLink } from '../../content/lesson';
import { documentLanguage } from '../../texts/en/documentLanguage';
import type { Progress } from '../progressModel';
import { CONTINUE_KEY } from './continueEntry';
import { continueOf } from './continueOf';

/**
 * Writes the "Continue" entry to storage, or deletes it. It's in a separate chunk because it includes the
 * titles of all lessons. Doesn't throw.
 *
 * @param progress - the reader's saved progress
 * @param planned - the lessons of the active study plan; empty if there's no plan
 */
export function writeContinue(progress: Progress, planned: readonly LessonLink[]): void {
  const entry = continueOf(progress, COURSE_LESSONS, planned);
  const text = entry && JSON.stringify({ language: documentLanguage, ...entry });
  try {
    if (text === null) localStorage.removeItem(CONTINUE_KEY);
    else if (text !== localStorage.getItem(CONTINUE_KEY)) localStorage.setItem(CONTINUE_KEY, text);
  } catch {
    // Storage is blocked or full: the buttons link to the first lesson instead.
  }
}

import { shownCode } from './constructs/lessonUses';
import { report, type Reading } from './reading';

/** The first lessons of a path, whose readers are new to reading code. */
const FIRST_LESSONS = 15;
const MAX_LINES = 15;

/**
 * Reports code of the first lessons that is too long to be taken in at once.
 *
 * @param reading - of a lesson
 * @param lessonsBefore - how many come before it on its path
 */
export function reportLongCode(reading: Reading, lessonsBefore: number): void {
  if (lessonsBefore >= FIRST_LESSONS) return;
  for (const { line, code } of shownCode(reading)) {
    const lines = code.trimEnd().split('\n').length;
    if (lines > MAX_LINES) {
      const reason = `the code has ${lines} lines; in the first ${FIRST_LESSONS} lessons ${MAX_LINES} are the most`;
      report(reading, line, reason);
    }
  }
}

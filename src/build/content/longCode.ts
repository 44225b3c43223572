import { shownCode } from './constructs/lessonUses';
import type { Position } from './learningPath';
import { report, type Reading } from './reading';

/** The first lessons of a course that begins from zero, whose readers are new to reading code. */
const FIRST_LESSONS = 15;
const MAX_LINES = 15;

/**
 * Reports code of the first lessons that is too long to be taken in at once.
 *
 * @param reading - of a lesson
 * @param position - where it comes on the path
 */
export function reportLongCode(reading: Reading, { course, before }: Position): void {
  if (course.prerequisites.length > 0 || before.length >= FIRST_LESSONS) return;
  for (const { line, code } of shownCode(reading)) {
    const lines = code.trimEnd().split('\n').length;
    if (lines > MAX_LINES) {
      const reason = `the code has ${lines} lines; in the first ${FIRST_LESSONS} lessons, ${MAX_LINES} is the limit`;
      report(reading, line, reason);
    }
  }
}

import { shownCode } from '../learningPath/lessonUses';
import type { Position } from '../learningPath/learningPath';
import { report, type Reading } from '../markdown/reading';

/** Number of lessons at the start of a course that the limit applies to, because readers are new to code. */
const FIRST_LESSONS = 15;
const MAX_LINES = 15;

/** A line that's a comment and nothing else, such as the label of a step in a solution. */
const COMMENT = /^\s*(\/\/.*|\/\*.*\*\/|<!--.*-->)\s*$/;

/**
 * Reports code that's too long to grasp at a glance in the first lessons of a beginner course. Comments on
 * lines of their own don't count, because they make it easier to grasp.
 *
 * @param reading - the lesson's parser state
 * @param position - position of the lesson
 */
export function reportLongCode(reading: Reading, { course, before }: Position): void {
  if (course.prerequisites.length > 0 || before.length >= FIRST_LESSONS) return;
  for (const { line, code } of shownCode(reading)) {
    const lines = code
      .trimEnd()
      .split('\n')
      .filter((text) => !COMMENT.test(text)).length;
    if (lines > MAX_LINES) {
      const reason = `the code has ${lines} lines; in the first ${FIRST_LESSONS} lessons, ${MAX_LINES} is the limit`;
      report(reading, line, reason);
    }
  }
}

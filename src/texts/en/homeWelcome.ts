/** Texts for returning readers at the top of the home page. */
import { countOf } from './format';

/** What's left in the reader's next lesson, above the greeting. Styled as a code comment: '// next: …'. */
export const nextUp = (exercises: number) =>
  exercises > 0 ? `next: ${countOf(exercises, 'exercise')} to pass` : 'next: mark it as done';
/** In place of `nextUp` if there's no next lesson. */
export const nothingNext = 'every lesson done';

export const allDone = "You've done every lesson.";
export const exercisesPassed = (passed: number, total: number) =>
  `${passed} of ${countOf(total, 'exercise')}`;
export const lessonsDone = (done: number, total: number) =>
  `${done} of ${countOf(total, 'lesson')} done`;

/** Label of the progress in the course with the next lesson. */
export const course = 'Course';
/** Label of the progress in all courses. */
export const courses = 'Courses';
export const review = 'Review';
export const questionsDue = (count: number) => `${countOf(count, 'question')} to review`;
export const nothingDue = 'Nothing due today';
export const plan = 'Study plan';
export const makePlan = 'Plan your week';

/** Texts around a mock interview: the page's header, and what follows the interview. */
import { countOf } from './format';

/**
 * Small line above the title.
 *
 * @param course - the course's title
 */
export const label = (course: string) => `practice, ${course.toLowerCase()}`;
export const title = 'Mock interview';
/** How many tasks there are to draw from. */
export const lead = (problems: number, questions: number) =>
  `Tasks from every lesson in the course, with a clock and no hints. The pool has ${countOf(problems, 'problem')} and ${countOf(questions, 'short question')}.`;

export const withoutScript =
  'Interviews need JavaScript. Each exercise also appears in a lesson, along with its hints and solution.';
/** Link to the course. */
export const allLessons = (course: string) => `${course}: all lessons`;

/** Texts around a mock interview: the page's header, and what follows the interview. */
import { countOf } from './format';

/**
 * Small line above the title.
 *
 * @param course - the course's title
 */
export const label = (course: string) => `practice, ${course.toLowerCase()}`;
export const title = 'Mock interview';
/** How many problems there are to draw from. */
export const lead = (problems: number) =>
  `Problems that no lesson shows, with a clock, an interviewer who answers your questions, and one check. There ${problems === 1 ? 'is' : 'are'} ${countOf(problems, 'problem')} to draw from.`;

export const withoutScript =
  'Interviews need JavaScript. The exercises in lessons can be read without it.';
/** Link to the course. */
export const allLessons = (course: string) => `${course}: all lessons`;

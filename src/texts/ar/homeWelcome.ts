/** Texts for returning readers at the top of the home page. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** What's left in the reader's next lesson, above the greeting. Styled as a code comment. */
export const nextUp = (exercises: number) =>
  exercises > 0 ? `التالي: أمامك ${counts.exercises(exercises)}` : 'التالي: ضع عليه علامة «مكتمل»';
/** In place of `nextUp` if there's no next lesson. */
export const nothingNext = 'كل الدروس مكتملة';

export const allDone = 'أكملت كل الدروس.';
export const exercisesPassed = (passed: number, total: number) =>
  `${passed} من ${counts.exercises(total, 'genitive')}`;
export const lessonsDone = (done: number, total: number) =>
  `أكملت ${done} من ${counts.lessons(total, 'genitive')}`;

/** Label of the progress in the course with the next lesson. */
export const course = 'الدورة';
/** Label of the progress in all courses. */
export const courses = 'الدورات';
export const review = 'المراجعة';
export const questionsDue = (count: number) => `${counts.questions(count)} للمراجعة`;
export const nothingDue = 'لا شيء للمراجعة اليوم';
export const plan = 'خطة الدراسة';
export const makePlan = 'تخطيط أسبوعك';

export type Complete = Translated<
  typeof import('../en/homeWelcome'),
  typeof import('./homeWelcome')
>;

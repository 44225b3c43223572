/** Texts around the exercise at the top of the home page. */
import type { Translated } from '../translation';

export const title = 'جرّب الآن';
/** On the same line as the title. */
export const source = 'تمرين حقيقي من الدرس الأول.';
/** Link after the exercise is solved. */
export const continueLesson = 'المتابعة في الدرس الأول';

export type Complete = Translated<
  typeof import('../en/homeExercise'),
  typeof import('./homeExercise')
>;

/** Texts around the exercise at the top of the home page. */
import type { Translated } from '../translation';

export const title = 'Probier es aus';
/** On the same line as the title. */
export const source = 'Eine echte Aufgabe aus Lektion 1.';
/** Link after the exercise is solved. */
export const continueLesson = 'Weiter in Lektion 1';

export type Complete = Translated<
  typeof import('../en/homeExercise'),
  typeof import('./homeExercise')
>;

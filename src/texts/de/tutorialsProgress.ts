/** Marks of a lesson in the list, for returning readers. */
import type { Translated } from '../translation';

export const started = 'Begonnen';
export const done = 'Erledigt';
export const bookmarked = 'Gemerkt';

export type Complete = Translated<
  typeof import('../en/tutorialsProgress'),
  typeof import('./tutorialsProgress')
>;

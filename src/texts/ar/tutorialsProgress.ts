/** Marks of a lesson in the list, for returning readers. */
import type { Translated } from '../translation';

export const started = 'بدأته';
export const done = 'أكملته';
export const bookmarked = 'في المفضّلة';

export type Complete = Translated<
  typeof import('../en/tutorialsProgress'),
  typeof import('./tutorialsProgress')
>;

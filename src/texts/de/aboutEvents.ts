/** Texts of the About page's events. */
import type { Translated } from '../translation';

export const title = 'Termine';

export type Complete = Translated<
  typeof import('../en/aboutEvents'),
  typeof import('./aboutEvents')
>;

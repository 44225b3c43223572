/** Texts of the header's search button. */
import type { Translated } from '../translation';

export const search = 'Suche';
/** Tooltip. The slash is the key that opens search. */
export const searchWithKey = 'Suche (Taste /)';
export const failed =
  'Die Suche konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.';

export type Complete = Translated<
  typeof import('../en/searchButton'),
  typeof import('./searchButton')
>;

/** Message at the end of a page that was cut off while it loaded. */
import type { Translated } from '../translation';

export const cutShort =
  'Diese Seite wurde nicht vollständig geladen. Lade sie neu, um es noch einmal zu versuchen.';

export type Complete = Translated<
  typeof import('../en/lostScripts'),
  typeof import('./lostScripts')
>;

/** Texts shown instead of a page that doesn't run. */
import type { Translated } from '../translation';

export const stoppedResponding =
  'Die Seite reagiert nicht mehr. Gibt es eine Schleife, die nie endet?';
export const failed = 'Die Vorschau wurde nicht geladen. Versuch es gleich noch einmal.';

export type Complete = Translated<
  typeof import('../en/pagePreview'),
  typeof import('./pagePreview')
>;

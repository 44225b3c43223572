/** Texts of the glossary's filter. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const filter = 'Glossar filtern';
/** Label of the button that clears the filter. */
export const showAll = 'Alle anzeigen';

/** How many entries match the filter: „3 von 120 Einträgen“. */
export const matches = (shown: number, total: number) =>
  shown === 0 ? 'Nichts gefunden' : `${shown} von ${countOf(total, 'Eintrag', 'Einträgen')}`;

export type Complete = Translated<
  typeof import('../en/glossaryFilter'),
  typeof import('./glossaryFilter')
>;

/** Whether the browser keeps what was saved for offline use. */
import type { Translated } from '../translation';

export const kept = 'Dein Browser behält, was du speicherst, bis du es löschst.';
export const notKept =
  'Wenn der Speicherplatz auf deinem Gerät knapp wird, löscht dein Browser vielleicht gespeicherte Seiten.';

export type Complete = Translated<
  typeof import('../en/persistence'),
  typeof import('./persistence')
>;

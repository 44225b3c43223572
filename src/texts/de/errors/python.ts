/** Messages of errors in Python programs. */
import type { Translated } from '../../translation';

export const noInput =
  'Hier kann niemand antworten: `input()` funktioniert in einer Lektion nicht. Schreib den Wert stattdessen in den Code.';

export type Complete = Translated<
  typeof import('../../en/errors/python'),
  typeof import('./python')
>;

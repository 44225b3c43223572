/** Messages of the test that was running when a run was stopped at the time limit. */
import type { Translated } from '../../translation';

export const unfinished =
  'Eine Schleife endet nie, oder dein Code braucht zu viele Schritte für eine Eingabe dieser Größe.';

/** The code can also wait for a promise. */
export const unfinishedOrWaiting =
  'Eine Schleife endet nie, dein Code braucht zu viele Schritte für eine Eingabe dieser Größe, oder er wartet auf etwas, das nie passiert.';

export type Complete = Translated<
  typeof import('../../en/errors/stopped'),
  typeof import('./stopped')
>;

/** Names of errors that aren't the browser's. */
import type { Translated } from '../../translation';

/** Name of the error that ends an endless loop: „Gestoppt: läuft nach 1 Sekunde immer noch“. */
export const stopped = 'Gestoppt';

export type Complete = Translated<
  typeof import('../../en/page/errorNames'),
  typeof import('./errorNames')
>;

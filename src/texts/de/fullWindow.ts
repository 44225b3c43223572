/** Text of the full-screen dialog that runs a page. */
import type { Translated } from '../translation';

export const close = 'Schließen';

export type Complete = Translated<typeof import('../en/fullWindow'), typeof import('./fullWindow')>;

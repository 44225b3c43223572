/** Texts of the tutorials page that load with the page itself. */
import type { Translated } from '../translation';

export const title = 'الدروس';

export type Complete = Translated<typeof import('../en/tutorials'), typeof import('./tutorials')>;

/** Text of the full-screen dialog that runs a page. */
import type { Translated } from '../translation';

export const close = 'إغلاق';

export type Complete = Translated<typeof import('../en/fullWindow'), typeof import('./fullWindow')>;

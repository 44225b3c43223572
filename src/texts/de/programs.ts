/** Title of the Programs page. */
import type { Translated } from '../translation';

export const title = 'Programme';

export type Complete = Translated<typeof import('../en/programs'), typeof import('./programs')>;

/** Title of the About page. A school writes its description itself. */
import type { Translated } from '../translation';

export const title = 'Über uns';

export type Complete = Translated<typeof import('../en/about'), typeof import('./about')>;

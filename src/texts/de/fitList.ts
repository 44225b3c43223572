/** Default headings of the two lists of who something is and isn't for. The lists consist of sentences. */
import type { Translated } from '../translation';

export const titles = { fits: 'Das spricht dafür', misfits: 'Das spricht dagegen' } as const;

export type Complete = Translated<typeof import('../en/fitList'), typeof import('./fitList')>;

import type { Translated } from '../translation';

/** Default headings of the two lists of who something is and isn't for. */
export const titles = { fits: 'مناسب لك إذا كنت', misfits: 'غير مناسب لك إذا كنت' } as const;

export type Complete = Translated<typeof import('../en/fitList'), typeof import('./fitList')>;

/** Texts of blocks that lessons, posts, and other documents contain. */
import type { Translated } from '../translation';

export const calloutTitles = {
  note: 'Hinweis',
  warning: 'Achtung',
  summary: 'Das Wichtigste',
} as const;

/** Label of a table that scrolls sideways. */
export const table = 'Tabelle';

export type Complete = Translated<typeof import('../en/textBlocks'), typeof import('./textBlocks')>;

/** Texts of blocks that lessons, posts, and other documents contain. */
import type { Translated } from '../translation';

export const calloutTitles = {
  note: 'ملاحظة',
  warning: 'انتبه',
  summary: 'أهم النقاط',
} as const;

/** Label of a table that scrolls sideways. */
export const table = 'جدول';

export type Complete = Translated<typeof import('../en/textBlocks'), typeof import('./textBlocks')>;

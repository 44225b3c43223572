/** Texts of the header's search button. */
import type { Translated } from '../translation';

export const search = 'بحث';
/** Tooltip. The slash is the key that opens search. */
export const searchWithKey = 'بحث (اضغط /)';
export const failed = 'تعذّر تحميل البحث. تحقّق من اتصالك بالإنترنت وأعد المحاولة.';

export type Complete = Translated<
  typeof import('../en/searchButton'),
  typeof import('./searchButton')
>;

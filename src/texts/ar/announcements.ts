/** Texts of the bar with an announcement. */
import type { Translated } from '../translation';

export const announcement = 'إعلان';
export const close = 'إغلاق الإعلان';

export type Complete = Translated<
  typeof import('../en/announcements'),
  typeof import('./announcements')
>;

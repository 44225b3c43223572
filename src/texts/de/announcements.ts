/** Texts of the bar with an announcement. */
import type { Translated } from '../translation';

export const announcement = 'Ankündigung';
export const close = 'Ankündigung schließen';

export type Complete = Translated<
  typeof import('../en/announcements'),
  typeof import('./announcements')
>;

/** Texts of the message about a new version of the site. */
import type { Translated } from '../translation';

export const versionIsReady = 'يتوفّر إصدار جديد من الموقع.';
export const reload = 'إعادة التحميل';
export const later = 'لاحقًا';

export type Complete = Translated<typeof import('../en/update'), typeof import('./update')>;

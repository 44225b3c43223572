/** Message at the end of a page that was cut off while it loaded. */
import type { Translated } from '../translation';

export const cutShort = 'لم يكتمل تحميل هذه الصفحة. أعد تحميلها للمحاولة مرة أخرى.';

export type Complete = Translated<
  typeof import('../en/lostScripts'),
  typeof import('./lostScripts')
>;

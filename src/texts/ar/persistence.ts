/** Whether the browser keeps what was saved for offline use. */
import type { Translated } from '../translation';

export const kept = 'يحتفظ متصفحك بما تحفظه إلى أن تحذفه.';
export const notKept = 'قد يحذف متصفحك الصفحات المحفوظة إذا قلّت المساحة على جهازك.';

export type Complete = Translated<
  typeof import('../en/persistence'),
  typeof import('./persistence')
>;

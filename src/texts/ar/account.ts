/** Texts of the dialog for Login and Sign Up. */
import type { Translated } from '../translation';

export const title = 'لا حاجة إلى حساب';
export const explanation = 'يمكنك استخدام كل شيء هنا دون حساب. يُحفظ تقدّمك على هذا الجهاز.';
export const startFirstLesson = 'بدء الدرس الأول';
export const moveProgress = 'نقل التقدّم إلى جهاز آخر';
export const close = 'إغلاق';

export type Complete = Translated<typeof import('../en/account'), typeof import('./account')>;

/**
 * Texts of the checkboxes that compare courses, and of the comparison without its table. U+2068 and U+2069 isolate
 * titles, which can be in another script.
 */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** @param hidden - wraps the part that only screen readers announce */
export const compare = (course: string, hidden: (text: string) => ReactNode) => (
  <>مقارنة{hidden(` \u2068${course}\u2069`)}</>
);

export const title = 'جنبًا إلى جنب';
/** Below the title if only one course is selected. */
export const chooseAnother = 'اختر دورة أخرى من القائمة أعلاه، وستظهر بجانب هذه الدورة.';
export const canBeShared = 'اختيارك محفوظ في عنوان الصفحة، لذا يمكنك حفظ الرابط أو مشاركته.';
export const loading = 'جارٍ تحميل التفاصيل…';
export const loadingFailed = 'تعذّر تحميل تفاصيل الدورات. تحقّق من اتصالك بالإنترنت وأعد المحاولة.';
export const tryAgain = 'إعادة المحاولة';
export const clear = 'مسح المقارنة';

export type Complete = Translated<
  typeof import('../en/coursesCompare'),
  typeof import('./coursesCompare')
>;

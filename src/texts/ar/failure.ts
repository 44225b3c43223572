/** Texts of the screen that's shown when a page fails. */
import type { Translated } from '../translation';

/** The page's code couldn't be fetched. */
export const notLoaded = 'تعذّر تحميل هذه الصفحة';
export const notLoadedReason =
  'انقطع اتصالك بالإنترنت، أو حُدّث الموقع للتو. لم تفقد شيئًا مما حفظته.';

/** The page's code has failed. */
export const broken = 'حدث خطأ ما';
export const brokenReason = 'توقّف جزء من هذه الصفحة عن العمل. لم تفقد شيئًا مما حفظته.';

export const tryAgain = 'إعادة المحاولة';
export const home = 'الرئيسية';

export type Complete = Translated<typeof import('../en/failure'), typeof import('./failure')>;

/** Texts of the page that's shown if there's no network and the requested page isn't saved. */
import type { Translated } from '../translation';

export const title = 'أنت غير متصل بالإنترنت';
export const description =
  'هذه الصفحة غير محفوظة على هذا الجهاز. الصفحات التي فتحتها من قبل محفوظة وتعمل بلا إنترنت.';

export const tryAgain = 'إعادة المحاولة';
/** Button that leads to the home page, and the home page's name in the list of saved pages. */
export const home = 'الرئيسية';
export const reloadLater = 'عندما يعود الاتصال، أعد تحميل هذه الصفحة.';
/** Names the button that's on every lesson. */
export const nothingSaved =
  'لا توجد صفحات أخرى محفوظة على هذا الجهاز بعد. عندما تكون متصلًا، افتح درسًا أو استخدم زر «إتاحة بلا إنترنت» فيه، وستجده هنا في المرة القادمة.';
export const exercisesWork = 'في الدروس المحفوظة تعمل التمارين أيضًا بلا إنترنت، ويستمر حفظ تقدّمك.';

/** Headings of the lists of saved pages. */
export const lessons = 'الدروس على هذا الجهاز';
export const otherPages = 'صفحات أخرى على هذا الجهاز';

export type Complete = Translated<typeof import('../en/offline'), typeof import('./offline')>;

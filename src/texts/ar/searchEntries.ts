/**
 * Texts of the site's entries in the search. Keywords aren't shown: they are other words that visitors try, with
 * and without the article. U+2068 and U+2069 isolate titles, which can be in another script.
 */
import type { Translated } from '../translation';

/** Where a result is found. */
export const lessonIn = (course: string) => `درس في دورة \u2068${course}\u2069`;
export const glossary = 'المسرد';
export const aboutUs = 'من نحن';
export const blog = 'المدوّنة';
export const careers = 'الوظائف';

/** Keywords of the About page. */
export const aboutKeywords = ['الهدف، هدف، الغاية', 'إمكانية الوصول، سهولة الاستخدام'];

export const contact = {
  title: 'اتصل بنا',
  description: 'راسلنا إذا كان لديك سؤال، أو وجدت خطأ، أو كان هناك شيء ناقص.',
  keywords: 'من نحن. تواصل معنا، الاتصال، بريد إلكتروني، إيميل، الدعم، دعم، مساعدة، ملاحظات',
};
export const yourData = {
  title: 'بياناتك',
  description: 'ما المحفوظ على جهازك، وكيف تنقله إلى جهاز آخر، وكيف تحذفه.',
  keywords: 'من نحن. التقدّم، تقدّم، الخصوصية، خصوصية، التخزين، نسخة احتياطية، بيانات',
};
export const people = {
  title: 'من يعلّم هنا',
  keywords: 'من نحن. المعلّمون، معلّم، مدرّس، الفريق، فريق',
};
export const events = { title: 'الفعاليات', keywords: 'من نحن. فعالية، أحداث' };
export const startDates = {
  title: 'مواعيد البدء القادمة',
  description: 'متى تبدأ المجموعات القادمة، وفي أي أيام تلتقي، وكيف تتقدّم للالتحاق بها.',
  keywords: 'البرامج. مجموعات، مواعيد، تواريخ، التقويم، المقاعد، مقاعد',
};
export const prices = {
  title: 'الأسعار',
  description: 'كم التكلفة، وما الذي تشمله، وكيف يمكنك الدفع.',
  keywords: 'البرامج. سعر، تكلفة، رسوم، الدفع',
};

/** Description of the people or the events: their names. They are searched, so nothing isolates them. */
export const list = (names: readonly string[]) => names.join('، ');

export type Complete = Translated<
  typeof import('../en/searchEntries'),
  typeof import('./searchEntries')
>;

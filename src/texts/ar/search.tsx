/** Texts of the search dialog. U+2068 and U+2069 isolate values, which can be in another script. */
import type { Translated } from '../translation';
import { countOf, type Noun } from './format';

const RESULT: Noun = {
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: 'نتائج',
  many: 'نتيجة',
  other: 'نتيجة',
};

export const title = 'بحث';
export const placeholder = 'ابحث في الدروس والدورات والأسئلة';
export const field = 'البحث في الدروس والدورات والبرامج والأسئلة';
export const close = 'إغلاق البحث';

/** Labels of the list, for screen readers. */
export const results = 'النتائج';
export const suggestions = 'اقتراحات';

/** Headings of the groups of results, in their order. */
export const groups = ['أفضل النتائج', 'الدروس', 'داخل الدروس', 'في بقية الموقع'] as const;

/** Suggestions, after the courses. */
export const glossary = 'المسرد';
export const allTutorials = 'كل الدروس';

/** Messages above the list. */
export const startHere = 'ابدأ من هنا';
export const loading = 'جارٍ تحميل البحث…';
export const noResultsFor = (query: string) => (
  <>
    لا توجد نتائج عن «
    <strong>
      <bdi>{query}</bdi>
    </strong>
    ».
  </>
);
export const tryFewerWords = 'جرّب كلمات أقل، أو تصفّح إحدى هذه الصفحات.';
export const failed = 'تعذّر تحميل البحث. تحقّق من اتصالك بالإنترنت، أو جرّب إحدى هذه الصفحات.';
export const tryAgain = 'إعادة المحاولة';

/** Messages for screen readers. */
export const announcements = {
  loading: 'جارٍ تحميل البحث.',
  failed: 'تعذّر تحميل البحث.',
  noResults: (query: string) => `لا توجد نتائج عن «\u2068${query}\u2069».`,
  results: (count: number) => countOf(count, RESULT),
} as const;

/** What keys do: the arrow keys choose a result, and so on. */
export const keys = (
  <>
    <kbd>↑</kbd> <kbd>↓</kbd> للاختيار <kbd>Enter</kbd> للفتح <kbd>Esc</kbd> للإغلاق
  </>
);
/** Label of the setting that turns the key on or off. */
export const slashOpensSearch = (
  <>
    فتح البحث بالمفتاح <kbd>/</kbd>
  </>
);

export type Complete = Translated<typeof import('../en/search'), typeof import('./search')>;

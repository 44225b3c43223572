/**
 * Texts of the course list's filters, and of the message if no course matches. U+2068 and U+2069 isolate values,
 * which can be in another script.
 */
import type { Translated } from '../translation';

/** Label of the form with the filters. */
export const filters = 'الدورات';
export const search = 'بحث';
export const searchPlaceholder = 'العنوان أو الموضوع';
export const level = 'المستوى';
export const anyLevel = 'كل المستويات';
export const topic = 'الموضوع';
export const anyTopic = 'كل المواضيع';
/** Label of the field with the sort order. */
export const sort = 'الترتيب';
export const sorts = {
  suggested: 'الترتيب المقترح',
  shortest: 'الأقصر أولًا',
  longest: 'الأطول أولًا',
  level: 'الأسهل أولًا',
  title: 'العنوان أبجديًا',
} as const;

export const noResults = 'لا توجد دورات مطابقة';
const atLevel = {
  beginner: 'للمستوى المبتدئ',
  intermediate: 'للمستوى المتوسّط',
  advanced: 'للمستوى المتقدّم',
} as const;
/** At least one filter is active. A filter that isn't has no value. */
export const noResultsExplanation = (query: {
  text: string;
  level: keyof typeof atLevel | null;
  topic: string | null;
}) => {
  const active = [
    query.text ? `فيها «\u2068${query.text}\u2069»` : '',
    query.level ? atLevel[query.level] : '',
    query.topic ? `في موضوع \u2068${query.topic}\u2069` : '',
  ].filter(Boolean);
  return `لا توجد دورات ${active.join(' ')}. جرّب كلمات أقل أو فلاتر أقل.`;
};
export const showAll = 'عرض كل الدورات';

export type Complete = Translated<
  typeof import('../en/coursesControls'),
  typeof import('./coursesControls')
>;

/** Texts of the lesson list. U+2068 and U+2069 isolate values, which can be in another script. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** Name of the list. */
export const lessons = 'الدروس';
/** If there are filters. */
export const lessonsFound = (found: number, all: number) =>
  `${found} من ${counts.lessons(all, 'genitive')}`;
/** Removes all filters. */
export const showAll = 'عرض الكل';
/** Opens all modules in the list. */
export const openAll = 'فتح الكل';
export const closeAll = 'إغلاق الكل';
export const saveAll = 'إتاحة الكل بلا إنترنت';

/** A lesson's level, between its other facts. */
export const levels = {
  beginner: 'مبتدئ',
  intermediate: 'متوسّط',
  advanced: 'متقدّم',
} as const;
export const exercises = (passed: number, total: number) =>
  passed > 0
    ? `اجتزت ${passed} من ${counts.exercises(total, 'genitive')}`
    : counts.exercises(total);

// If no lesson matches the filters.
export const noResults = 'لا توجد دروس مطابقة';
export const noResultsAdvice = 'أزل أحد الفلاتر، أو ابدأ من جديد بكل الدروس.';
/** @param filter - an active filter: a subject, a level, one of `states`, or a `searchFilter` */
export const removeFilter = (filter: string) => `إزالة الفلتر: \u2068${filter}\u2069`;
export const searchFilter = (text: string) => `«\u2068${text}\u2069»`;
/** Options of the progress filter. Also in `tutorialsFilters`. */
export const states = {
  new: 'لم تبدأه',
  started: 'بدأته',
  done: 'أكملته',
  bookmarked: 'في المفضّلة',
} as const;
export const showAllLessons = 'عرض كل الدروس';

export type Complete = Translated<
  typeof import('../en/tutorialsResults'),
  typeof import('./tutorialsResults')
>;

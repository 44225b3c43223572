/** Texts of the lesson list's filters. */
import type { Translated } from '../translation';

/** Label of the form with the filters. */
export const filters = 'تصفية الدروس';
export const search = 'البحث في الدروس';
export const searchPlaceholder = 'العنوان أو الموضوع';
export const subject = 'المادة';
export const allSubjects = 'كل المواد';
export const level = 'المستوى';
export const allLevels = 'كل المستويات';
export const progress = 'تقدّمك';
export const anyProgress = 'الكل';
/** Options of the progress filter. Also in `tutorialsResults`. */
export const states = {
  new: 'لم تبدأه',
  started: 'بدأته',
  done: 'أكملته',
  bookmarked: 'في المفضّلة',
} as const;

export type Complete = Translated<
  typeof import('../en/tutorialsFilters'),
  typeof import('./tutorialsFilters')
>;

/** Texts of the lesson list. */
import { countOf } from './format';

/** Name of the list. */
export const lessons = 'Lessons';
/** If there are filters. */
export const lessonsFound = (found: number, all: number) => `${found} of ${countOf(all, 'lesson')}`;
/** Removes all filters. */
export const showAll = 'Show all';
/** Opens all modules in the list. */
export const openAll = 'Open all';
export const closeAll = 'Close all';
export const saveAll = 'Save all for offline';

/** A lesson's level, between its other facts. */
export const levels = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
} as const;
export const exercises = (passed: number, total: number) =>
  passed > 0 ? `${passed} of ${countOf(total, 'exercise')} passed` : countOf(total, 'exercise');

// If no lesson matches the filters.
export const noResults = 'No matching lessons';
export const noResultsAdvice = 'Remove a filter, or start over with all lessons.';
/** @param filter - an active filter: a subject, a level, one of `states`, or a `searchFilter` */
export const removeFilter = (filter: string) => `Remove ${filter}`;
export const searchFilter = (text: string) => `“${text}”`;
/** Options of the progress filter. Also in `tutorialsFilters`. */
export const states = {
  new: 'Not started',
  started: 'Started',
  done: 'Done',
  bookmarked: 'Bookmarked',
} as const;
export const showAllLessons = 'Show all lessons';

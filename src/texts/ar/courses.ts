/** Texts of the courses page that load with the page itself. */
import type { Translated } from '../translation';
import * as counts from './counts';

/** Also the page's heading, in `coursesStatic`. */
export const title = 'الدورات';

/** Label of the region with the matching courses. */
export const results = 'النتائج';
export const coursesFound = (found: number, all: number) => {
  if (found < all) return `${found} من ${counts.courses(all, 'genitive')}`;
  return all > 1 ? `كل الدورات (${all})` : counts.courses(all);
};
/** Hint next to the number of courses, about the checkbox on each course's card. */
export const chooseToCompare = (max: number) =>
  `اختر حتى ${counts.courses(max, 'genitive')} للمقارنة`;
export const compareAll = (courses: number) => `مقارنة كل الدورات (${courses})`;

// The bar with the number of selected courses.
export const comparison = 'المقارنة';
/** @param max - maximum number of courses to compare */
export const coursesChosen = (count: number, max: number) => {
  if (count === 1) return 'دورة واحدة للمقارنة: اختر دورة أخرى';
  return count === max
    ? `${counts.courses(count)} للمقارنة، وهو الحد الأقصى`
    : `${counts.courses(count)} للمقارنة`;
};
/** Link to the comparison. */
export const compare = 'مقارنة';
export const clear = 'مسح';

export type Complete = Translated<typeof import('../en/courses'), typeof import('./courses')>;

/** Texts of the courses page that load with the page itself. */
import { countOf } from './format';

/** Also the page's heading, in `coursesStatic`. */
export const title = 'Courses';

/** Label of the region with the matching courses. */
export const results = 'Results';
export const coursesFound = (found: number, all: number) => {
  if (found < all) return `${found} of ${countOf(all, 'course')}`;
  return all > 1 ? `All ${countOf(all, 'course')}` : countOf(all, 'course');
};
/** Hint next to the number of courses, about the checkbox on each course's card. */
export const chooseToCompare = (max: number) => `Choose up to ${max} to compare`;
export const compareAll = (courses: number) => `Compare all ${countOf(courses, 'course')}`;

// The bar with the number of selected courses.
export const comparison = 'Comparison';
/** @param max - maximum number of courses to compare */
export const coursesChosen = (count: number, max: number) => {
  if (count === 1) return '1 course to compare: choose one more';
  return count === max
    ? `${countOf(count, 'course')} to compare, the maximum`
    : `${countOf(count, 'course')} to compare`;
};
/** Link to the comparison. */
export const compare = 'Compare';
export const clear = 'Clear';

import { MAX_COMPARED } from './courseQuery';

/** Up to this many courses, the list doesn't need filters. */
const GLANCE = 6;

/**
 * Returns true if the filters are always shown.
 *
 * @param courses - total number of courses
 */
export function needsFilters(courses: number): boolean {
  return courses > GLANCE;
}

/**
 * Returns true if visitors have to select what to compare, because the comparison table doesn't have a
 * column for every course.
 *
 * @param courses - total number of courses
 */
export function needsChoice(courses: number): boolean {
  return courses > MAX_COMPARED;
}

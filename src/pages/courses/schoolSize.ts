import { MAX_COMPARED } from './courseQuery';

/** Up to this many courses are taken in at a glance, and filters would only be in the way. */
const GLANCE = 6;

/**
 * @param courses - how many courses the school has
 * @returns whether the list comes with a search field, filters and an order from the start
 */
export function needsFilters(courses: number): boolean {
  return courses > GLANCE;
}

/**
 * @param courses - how many courses the school has
 * @returns whether visitors choose what to compare, because the table can't show every course
 */
export function needsChoice(courses: number): boolean {
  return courses > MAX_COMPARED;
}

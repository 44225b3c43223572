/** Texts of the links to all courses on the page that's shown at an address without a page. */
import type { Translated } from '../translation';

export const lookAround = 'أو تصفّح الدورات';

export type Complete = Translated<
  typeof import('../en/notFoundCourses'),
  typeof import('./notFoundCourses')
>;

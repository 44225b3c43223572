/**
 * All pages of the site, for prerendering, the sitemap, and tests. Not for the browser, which loads the list
 * of lessons on demand.
 */
import { LESSON_IMPORTS } from '../../.generated/lessonImports';
import { lessonRoute, ROUTES, type Route } from './routes';

/** The route table plus all lessons, in course order. */
export const ALL_ROUTES: readonly Route[] = [
  ...ROUTES,
  ...Object.keys(LESSON_IMPORTS).map((slug) => lessonRoute(slug)),
];

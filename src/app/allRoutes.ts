/** Every page of the site, for prerendering, sitemap and tests; never in the browser, which learns of lessons when it needs one. */
import { LESSON_IMPORTS } from '../../.generated/lessonImports';
import { lessonRoute, ROUTES, type Route } from './routes';

/** The route table with the lessons, in the order of courses. */
export const ALL_ROUTES: readonly Route[] = [
  ...ROUTES,
  ...Object.keys(LESSON_IMPORTS).map((slug) => lessonRoute(slug)),
];

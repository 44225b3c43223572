import { LESSON_MODULES } from '../../.generated/lessonModules';
import { lazyJoin, lazyModule, type LazyModule } from '../prerendered/lazyModule';
import { ADDRESSES, courseAddress, lessonAddress } from '../site/addresses';
import { COURSE_INDEX } from '../content/courseIndex';
import type { CourseId } from '../content/model';
import type { LessonModule } from '../pages/lesson/LessonModule';
import type { PageModule } from '../pages/PageModule';
import { EXTRA_ROUTES } from './extraRoutes';

export interface Route {
  /** Permanent name, also written into the prerendered document to tell which page it holds. */
  id: string;
  /** Address within the site; `null` for not-found, which has every other. */
  path: string | null;
  page: LazyModule<PageModule>;
}

const course = lazyModule(() => import(/* webpackChunkName: "page-course" */ '../pages/course'));
const lesson = lazyModule(() => import(/* webpackChunkName: "page-lesson" */ '../pages/lesson'));

export const NOT_FOUND: Route = {
  id: 'not-found',
  path: null,
  page: lazyModule(() => import(/* webpackChunkName: "page-not-found" */ '../pages/notFound')),
};

/**
 * The route table (specification section 2). Router, prerendering, sitemap and tests read it; a page that is not here does not
 * exist. What the navigation shows of it is in `navigation.ts`.
 */
export const ROUTES: readonly Route[] = [
  {
    id: 'home',
    path: ADDRESSES.home,
    page: lazyModule(() => import(/* webpackChunkName: "page-home" */ '../pages/home')),
  },
  {
    id: 'tutorials',
    path: ADDRESSES.tutorials,
    page: lazyModule(() => import(/* webpackChunkName: "page-tutorials" */ '../pages/tutorials')),
  },
  {
    id: 'glossary',
    path: ADDRESSES.glossary,
    page: lazyModule(() => import(/* webpackChunkName: "page-glossary" */ '../pages/glossary')),
  },
  {
    id: 'courses',
    path: ADDRESSES.courses,
    page: lazyModule(() => import(/* webpackChunkName: "page-courses" */ '../pages/courses')),
  },
  {
    id: 'programs',
    path: ADDRESSES.programs,
    page: lazyModule(() => import(/* webpackChunkName: "page-programs" */ '../pages/programs')),
  },
  {
    id: 'about',
    path: ADDRESSES.about,
    page: lazyModule(() => import(/* webpackChunkName: "page-about" */ '../pages/about')),
  },
  ...COURSE_INDEX.map(({ id, slug }) => courseRoute(id, slug)),
  ...Object.entries(LESSON_MODULES).map(([slug, module]) => lessonRoute(slug, module)),
  ...EXTRA_ROUTES,
];

function courseRoute(id: CourseId, slug: string): Route {
  return {
    id: `course-${id}`,
    path: courseAddress(slug),
    page: lazyJoin([course], ({ coursePage }) => coursePage(id)),
  };
}

function lessonRoute(slug: string, module: LazyModule<LessonModule>): Route {
  return {
    id: `lesson-${slug}`,
    path: lessonAddress(slug),
    page: lazyJoin([lesson, module], ({ lessonPage }, own) => lessonPage(own)),
  };
}

const routesByPath = new Map(ROUTES.map((route) => [route.path, route]));

/**
 * @param pathname - an address within the site, without the base path; a trailing slash does not count
 * @returns its route; not-found for every address that is not in the table
 */
export function findRoute(pathname: string): Route {
  return routesByPath.get(pathname.replace(/(?!^)\/+$/, '')) ?? NOT_FOUND;
}

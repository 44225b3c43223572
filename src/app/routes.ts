import { lazyJoin, lazyModule, type LazyModule } from '../prerendered/lazyModule';
import {
  ADDRESSES,
  AFTER_ADDRESS,
  COMPARES_ADDRESS,
  courseAddress,
  GLOSSARY_ADDRESS,
  lessonAddress,
  mockAddress,
  REVIEW_ADDRESS,
  PLANNER_ADDRESS,
} from '../site/addresses';
import { COURSE_INDEX } from '../content/courseIndex';
import type { CourseId } from '../content/model';
import { lessonModule } from '../pages/lesson/lessonModules';
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
const mock = lazyModule(() => import(/* webpackChunkName: "page-mock" */ '../pages/mock'));
const lesson = lazyModule(() => import(/* webpackChunkName: "page-lesson" */ '../pages/lesson'));

export const NOT_FOUND: Route = {
  id: 'not-found',
  path: null,
  page: lazyModule(() => import(/* webpackChunkName: "page-not-found" */ '../pages/notFound')),
};

/**
 * The route table (specification section 2), but for the lessons, which have a rule of their own below. What the navigation
 * shows of it is in `navigation.ts`; `allRoutes.ts` has every page.
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
  {
    id: 'glossary',
    path: GLOSSARY_ADDRESS,
    page: lazyModule(() => import(/* webpackChunkName: "page-glossary" */ '../pages/glossary')),
  },
  {
    id: 'review',
    path: REVIEW_ADDRESS,
    page: lazyModule(() => import(/* webpackChunkName: "page-review" */ '../pages/review')),
  },
  {
    id: 'planner',
    path: PLANNER_ADDRESS,
    page: lazyModule(
      () => import(/* webpackChunkName: "page-planner" */ '../pages/programs/planner'),
    ),
  },
  {
    id: 'after-this',
    path: AFTER_ADDRESS,
    page: lazyModule(() => import(/* webpackChunkName: "page-after-this" */ '../pages/afterThis')),
  },
  {
    id: 'how-it-compares',
    path: COMPARES_ADDRESS,
    page: lazyModule(
      () => import(/* webpackChunkName: "page-how-it-compares" */ '../pages/howItCompares'),
    ),
  },
  ...COURSE_INDEX.map(({ id, slug }) => courseRoute(id, slug)),
  ...COURSE_INDEX.filter(({ hasMock }) => hasMock).map(({ id, slug }) => mockRoute(id, slug)),
  ...EXTRA_ROUTES,
];

function courseRoute(id: CourseId, slug: string): Route {
  return {
    id: `course-${id}`,
    path: courseAddress(slug),
    page: lazyJoin([course], ({ coursePage }) => coursePage(id)),
  };
}

function mockRoute(id: CourseId, slug: string): Route {
  return {
    id: `mock-${id}`,
    path: mockAddress(slug),
    page: lazyJoin([mock], ({ mockPage }) => mockPage(id)),
  };
}

/**
 * The page of a lesson. Which lessons there are is known only once their list has been fetched, so an address that looks
 * like one has a route, too; its page is not-found.
 *
 * @param slug - the last part of the address
 * @returns the route, the same at each call
 */
export function lessonRoute(slug: string): Route {
  const known = lessonRoutes.get(slug);
  if (known) return known;
  const route: Route = {
    id: `lesson-${slug}`,
    path: lessonAddress(slug),
    page: lazyModule(async () => {
      const [{ lessonPage }, own] = await Promise.all([lesson.load(), lessonModule(slug).load()]);
      return own === null ? NOT_FOUND.page.load() : lessonPage(own);
    }, lesson.chunks),
  };
  lessonRoutes.set(slug, route);
  return route;
}

const lessonRoutes = new Map<string, Route>();

const routesByPath = new Map(ROUTES.map((route) => [route.path, route]));

const LESSON_PATH = new RegExp(`^${ADDRESSES.tutorials}/([a-z0-9-]+)$`);

/**
 * @param pathname - an address within the site, without the base path; a trailing slash does not count
 * @returns its route; not-found for every address that is not in the table and not one of a lesson
 */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(?!^)\/+$/, '');
  const slug = LESSON_PATH.exec(path)?.[1];
  return routesByPath.get(path) ?? (slug === undefined ? NOT_FOUND : lessonRoute(slug));
}

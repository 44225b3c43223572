import { OWN_PAGES } from '../../.generated/school/ownPages';
import { DOCUMENT_ROUTES } from '../../.generated/documentRoutes';
import { lazyJoin, lazyModule, type LazyModule } from '../prerendered/lazyModule';
import {
  ADDRESSES,
  courseAddress,
  GLOSSARY_ADDRESS,
  lessonAddress,
  mockAddress,
  REVIEW_ADDRESS,
  PLANNER_ADDRESS,
} from '../site/addresses';
import { COURSE_INDEX } from '../content/outlines/courseIndex';
import type { CourseId } from '../content/model';
import { lessonModule } from '../pages/lesson/lessonModules';
import type { PageModule } from '../pages/PageModule';
import type { OwnPageModule } from '../site/ownPage';
import { EXTRA_ROUTES } from './extraRoutes';

export interface Route {
  /** Permanent name; the prerendered document uses it to identify its page. */
  id: string;
  /** Address within the site; `null` for the not-found page. */
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
 * The route table (specification section 2), without the lessons (`lessonRoute`). `navigation.ts` lists the
 * pages in the navigation; `allRoutes.ts` includes the lessons.
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
  ...OWN_PAGES.map(({ path, page }) => ({ id: `own${path}`, path, page: ownPage(page) })),
  ...COURSE_INDEX.map(({ id, slug }) => courseRoute(id, slug)),
  ...COURSE_INDEX.filter(({ hasMock }) => hasMock).map(({ id, slug }) => mockRoute(id, slug)),
  ...DOCUMENT_ROUTES,
  ...EXTRA_ROUTES,
];

/** Adapts the school's own page to a page of the site. */
function ownPage(page: LazyModule<OwnPageModule>): LazyModule<PageModule> {
  return lazyJoin([page], ({ page: head, Page, deferred }) => ({ head, Page, deferred }));
}

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
 * Returns a lesson's route. The list of lessons loads on demand, so any well-formed lesson address has a
 * route. If the lesson doesn't exist, that route shows the not-found page.
 *
 * @param slug - last segment of the address
 * @returns the route, cached per slug
 */
export function lessonRoute(slug: string): Route {
  const cached = lessonRoutes.get(slug);
  if (cached) return cached;
  const route: Route = {
    id: `lesson-${slug}`,
    path: lessonAddress(slug),
    page: lazyModule(async () => {
      const [{ lessonPage }, loadedLesson] = await Promise.all([
        lesson.load(),
        lessonModule(slug).load(),
      ]);
      return loadedLesson === null ? NOT_FOUND.page.load() : lessonPage(loadedLesson);
    }, lesson.chunks),
  };
  lessonRoutes.set(slug, route);
  return route;
}

const lessonRoutes = new Map<string, Route>();

const routesByPath = new Map(ROUTES.map((route) => [route.path, route]));

const LESSON_PATH = new RegExp(`^${ADDRESSES.tutorials}/([a-z0-9-]+)$`);

/**
 * @param pathname - address within the site, without the base path; trailing slashes are ignored
 * @returns its route; the not-found route if it's neither in the table nor a lesson's address
 */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(?!^)\/+$/, '');
  const slug = LESSON_PATH.exec(path)?.[1];
  return routesByPath.get(path) ?? (slug === undefined ? NOT_FOUND : lessonRoute(slug));
}

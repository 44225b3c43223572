import { LESSON_CHUNKS } from '../../.generated/lessonChunks';
import { lazyModule, type LazyModule } from '../components/lazyModule';
import { ADDRESSES, courseAddress, lessonAddress } from '../content/addresses';
import { COURSE_INDEX } from '../content/courseIndex';
import type { LessonModule } from '../content/lesson';
import type { CourseId } from '../content/model';
import type { PageModule } from '../pages/PageModule';
import { EXTRA_ROUTES } from './extraRoutes';

export interface Route {
  /** Permanent name, also written into the prerendered document to tell which page it holds. */
  id: string;
  /** Address within the site; `null` for not-found, which has every other. */
  path: string | null;
  /** Webpack's names of the chunks that `page` fetches, so that the build can name their files in the document. */
  chunks: readonly string[];
  page: LazyModule<PageModule>;
}

export const NOT_FOUND: Route = {
  id: 'not-found',
  path: null,
  chunks: ['page-not-found'],
  page: lazyModule(() => import(/* webpackChunkName: "page-not-found" */ '../pages/notFound')),
};

/**
 * The route table (specification section 2). Router, prerendering, sitemap and tests read it; a page that is not here does not
 * exist. What the navigation shows of it stands in `navigation.ts`.
 */
export const ROUTES: readonly Route[] = [
  {
    id: 'home',
    path: ADDRESSES.home,
    chunks: ['page-home'],
    page: lazyModule(() => import(/* webpackChunkName: "page-home" */ '../pages/home')),
  },
  {
    id: 'tutorials',
    path: ADDRESSES.tutorials,
    chunks: ['page-tutorials'],
    page: lazyModule(() => import(/* webpackChunkName: "page-tutorials" */ '../pages/tutorials')),
  },
  {
    id: 'courses',
    path: ADDRESSES.courses,
    chunks: ['page-courses'],
    page: lazyModule(() => import(/* webpackChunkName: "page-courses" */ '../pages/courses')),
  },
  {
    id: 'programs',
    path: ADDRESSES.programs,
    chunks: ['page-programs'],
    page: lazyModule(() => import(/* webpackChunkName: "page-programs" */ '../pages/programs')),
  },
  {
    id: 'about',
    path: ADDRESSES.about,
    chunks: ['page-about'],
    page: lazyModule(() => import(/* webpackChunkName: "page-about" */ '../pages/about')),
  },
  ...COURSE_INDEX.map(({ id, slug }) => courseRoute(id, slug)),
  ...Object.entries(LESSON_CHUNKS).map(([slug, fetchLesson]) => lessonRoute(slug, fetchLesson)),
  ...EXTRA_ROUTES,
];

function courseRoute(id: CourseId, slug: string): Route {
  return {
    id: `course-${id}`,
    path: courseAddress(slug),
    chunks: ['page-course'],
    page: lazyModule(async () => {
      const { coursePage } = await import(/* webpackChunkName: "page-course" */ '../pages/course');
      return coursePage(id);
    }),
  };
}

function lessonRoute(slug: string, fetchLesson: () => Promise<LessonModule>): Route {
  return {
    id: `lesson-${slug}`,
    path: lessonAddress(slug),
    chunks: ['page-lesson', `lesson-${slug}`],
    page: lazyModule(async () => {
      const [{ lessonPage }, lesson] = await Promise.all([
        import(/* webpackChunkName: "page-lesson" */ '../pages/lesson'),
        fetchLesson(),
      ]);
      return lessonPage(lesson);
    }),
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

import { lazyModule } from '../../prerendered/lazyModule';

/** Links to all courses. Static. */
export const courseWays = lazyModule(
  () => import(/* webpackChunkName: "not-found-courses" */ './CourseWays'),
);

/** All lesson pages, to compare addresses with. */
export const lessonPages = lazyModule(
  () => import(/* webpackChunkName: "not-found-lessons" */ './lessonPages'),
);

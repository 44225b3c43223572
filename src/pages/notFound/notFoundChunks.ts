import { lazyModule } from '../../prerendered/lazyModule';

/** Links to all courses. Rendered in `Static`. */
export const courseWays = lazyModule(
  () => import(/* webpackChunkName: "not-found-courses" */ './CourseWays'),
);

/** All lessons. Their addresses are compared with the requested path. */
export const lessonList = lazyModule(
  () => import(/* webpackChunkName: "lesson-list" */ '../../../.generated/tutorials'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** Links to all courses. Rendered in `Static`. */
export const courseWays = lazyModule(
  () => import(/* webpackChunkName: "not-found-courses" */ './CourseWays'),
);

/** All lessons, to compare addresses with. */
export const lessonList = lazyModule(
  () => import(/* webpackChunkName: "lesson-list" */ '../../../.generated/tutorials'),
);

import { lazyModule } from '../../../prerendered/lazyModule';

/** The sheet with the course's list, on small screens. */
export const courseSheet = lazyModule(
  () => import(/* webpackChunkName: "course-sheet" */ './CourseSheet'),
);

import { lazyModule } from '../../../prerendered/lazyModule';

/** Bottom sheet with the course's lessons. */
export const courseSheet = lazyModule(
  () => import(/* webpackChunkName: "course-sheet" */ './CourseSheet'),
);

import { lazyModule } from '../../../prerendered/lazyModule';

/** The lessons of all courses, for the list beside a lesson and for what one finishes. */
export const outlines = lazyModule(
  () => import(/* webpackChunkName: "course-outlines" */ '../../../../.generated/courseOutlines'),
);

/** The sheet with the course's list, on small screens. */
export const courseSheet = lazyModule(
  () => import(/* webpackChunkName: "course-sheet" */ './CourseSheet'),
);

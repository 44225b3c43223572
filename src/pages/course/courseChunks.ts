import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of the course. */
export const courseSections = lazyModule(
  () => import(/* webpackChunkName: "course-sections" */ './courseSections'),
);

/** Its modules and lessons, with marks at those the reader has begun. */
export const syllabus = lazyModule(
  () => import(/* webpackChunkName: "course-syllabus" */ './Syllabus'),
);

/** The project it ends in, to try. */
export const courseProject = lazyModule(
  () => import(/* webpackChunkName: "course-project" */ './CourseProject'),
);

/** How many of its lessons are done. */
export const courseCompletion = lazyModule(
  () => import(/* webpackChunkName: "course-completion" */ './CourseCompletion'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** Static sections of the page. */
export const courseSections = lazyModule(
  () => import(/* webpackChunkName: "course-sections" */ './courseSections'),
);

/** Modules and lessons, with marks for the reader's progress. */
export const syllabus = lazyModule(
  () => import(/* webpackChunkName: "course-syllabus" */ './Syllabus'),
);

/** The final project, with a live demo. */
export const courseProject = lazyModule(
  () => import(/* webpackChunkName: "course-project" */ './CourseProject'),
);

/** Start dates and prices. */
export const courseOffice = lazyModule(
  () => import(/* webpackChunkName: "course-office" */ './CourseOffice'),
);

/** How much of the course the reader has completed. */
export const courseCompletion = lazyModule(
  () => import(/* webpackChunkName: "course-completion" */ './CourseCompletion'),
);

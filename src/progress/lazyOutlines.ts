import { lazyModule } from '../prerendered/lazyModule';

/** The lessons of all courses and programs: for the list beside a lesson, for what one finishes, and for a plan's next one. */
export const outlines = lazyModule(
  () => import(/* webpackChunkName: "course-outlines" */ '../../.generated/courseOutlines'),
);

import { lazyModule } from '../prerendered/lazyModule';

/** The lessons of all courses and programs: for the list next to a lesson, for what a lesson completes, and for a plan's next lesson. */
export const outlines = lazyModule(
  () => import(/* webpackChunkName: "course-outlines" */ '../../.generated/courseOutlines'),
);

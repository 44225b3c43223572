import { lazyModule } from '../prerendered/lazyModule';

/** Lazy chunk with the lessons of all courses and programs. */
export const outlines = lazyModule(
  () => import(/* webpackChunkName: "course-outlines" */ '../../.generated/courseOutlines'),
);

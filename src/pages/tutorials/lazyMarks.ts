import { lazyModule } from '../../prerendered/lazyModule';

/** What a reader has done of a lesson; a stranger loads nothing of it. */
export const marks = lazyModule(
  () => import(/* webpackChunkName: "tutorials-marks" */ './LessonMarks'),
);

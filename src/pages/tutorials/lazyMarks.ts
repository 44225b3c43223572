import { lazyModule } from '../../prerendered/lazyModule';

/** Progress marks of a lesson. New visitors don't load them. */
export const marks = lazyModule(
  () => import(/* webpackChunkName: "tutorials-marks" */ './LessonMarks'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of subjects and lessons, whoever reads it and whatever is asked of the list. */
export const texts = lazyModule(
  () => import(/* webpackChunkName: "tutorials-texts" */ './tutorialsTexts'),
);

/** The fields that narrow the list. */
export const filterForm = lazyModule(
  () => import(/* webpackChunkName: "tutorials-filters" */ './FilterForm'),
);

/** What a reader has done of a lesson; a stranger loads nothing of it. */
export const marks = lazyModule(
  () => import(/* webpackChunkName: "tutorials-marks" */ './LessonMarks'),
);

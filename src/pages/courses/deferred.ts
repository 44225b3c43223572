import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of the courses, whatever is asked of the list. */
export const courseTexts = lazyModule(
  () => import(/* webpackChunkName: "courses-texts" */ './courseTexts'),
);

/** Search, filters and order. */
export const courseControls = lazyModule(
  () => import(/* webpackChunkName: "courses-controls" */ './CourseControls'),
);

/** The box that a course is compared by. */
export const compareBox = lazyModule(
  () => import(/* webpackChunkName: "courses-compare" */ './CompareBox'),
);

/** The table of the comparison, with the courses' whole text, which the list does without. */
export const comparisonTable = lazyModule(
  () => import(/* webpackChunkName: "comparison" */ './LoadedComparison'),
);

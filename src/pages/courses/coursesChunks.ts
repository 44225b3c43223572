import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of the courses, whatever is asked of the list. */
export const courseTexts = lazyModule(
  () => import(/* webpackChunkName: "courses-texts" */ './courseTexts'),
);

/** Search, filters and order, and what is said when nothing fits them. */
export const courseControls = lazyModule(
  () => import(/* webpackChunkName: "courses-controls" */ './controls'),
);

/** The box that a course is compared by, and the frame of the comparison. */
export const comparing = lazyModule(
  () => import(/* webpackChunkName: "courses-compare" */ './comparing'),
);

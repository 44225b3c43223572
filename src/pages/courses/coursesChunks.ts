import { lazyModule } from '../../prerendered/lazyModule';

/** Static text on the courses page. */
export const courseTexts = lazyModule(
  () => import(/* webpackChunkName: "courses-texts" */ './courseTexts'),
);

/** Filters, and the message if no course matches. */
export const courseControls = lazyModule(
  () => import(/* webpackChunkName: "courses-controls" */ './controls'),
);

/** Comparison checkboxes, and the comparison section without its table. */
export const comparing = lazyModule(
  () => import(/* webpackChunkName: "courses-compare" */ './comparison/comparing'),
);

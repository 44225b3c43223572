import { lazyModule } from '../../prerendered/lazyModule';

/** The table of the comparison, with the courses' whole text, which the list does without. */
export const comparisonTable = lazyModule(
  () => import(/* webpackChunkName: "comparison" */ './LoadedComparison'),
);

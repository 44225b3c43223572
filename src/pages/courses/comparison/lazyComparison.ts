import { lazyModule } from '../../../prerendered/lazyModule';

/** Comparison table with the full course data, which the list doesn't need. */
export const comparisonTable = lazyModule(
  () => import(/* webpackChunkName: "comparison" */ './LoadedComparison'),
);

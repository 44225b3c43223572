import { lazyModule } from '../../prerendered/lazyModule';

/** The solution in several languages. Loaded once it's shown. */
export const solutionTabs = lazyModule(
  () => import(/* webpackChunkName: "solution-tabs" */ './SolutionTabs'),
);

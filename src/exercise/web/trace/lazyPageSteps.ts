import { lazyModule } from '../../../prerendered/lazyModule';

/** The panel that steps through what a page's script does. Loaded when the reader asks for it. */
export const pageStepsModule = lazyModule(
  () => import(/* webpackChunkName: "step-through" */ './PageStepThrough'),
);

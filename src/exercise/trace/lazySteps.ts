import { lazyModule } from '../../prerendered/lazyModule';

/** The panel that steps through a run. Loaded when the reader asks for it. */
export const stepsModule = lazyModule(
  () => import(/* webpackChunkName: "step-through" */ './StepThrough'),
);

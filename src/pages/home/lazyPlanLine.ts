import { lazyModule } from '../../prerendered/lazyModule';

/** The next day of the plan that was started, with all that plans are made of. */
export const planLine = lazyModule(() => import(/* webpackChunkName: "home-plan" */ './PlanLine'));

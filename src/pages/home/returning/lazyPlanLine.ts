import { lazyModule } from '../../../prerendered/lazyModule';

/** Shows the next study day in the saved plan. Lazy because it needs the planner's code. */
export const planLine = lazyModule(() => import(/* webpackChunkName: "home-plan" */ './PlanLine'));

import { lazyModule } from '../../prerendered/lazyModule';

/** Next study day in the saved plan, with the planner's model. */
export const planLine = lazyModule(() => import(/* webpackChunkName: "home-plan" */ './PlanLine'));

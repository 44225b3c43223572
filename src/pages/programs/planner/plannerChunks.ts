import { lazyModule } from '../../../prerendered/lazyModule';

/** The planner with the titles of all lessons, and its page header. */
export const planner = lazyModule(() => import(/* webpackChunkName: "planner" */ './plannerParts'));

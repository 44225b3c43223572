import { lazyModule } from '../../../prerendered/lazyModule';

/** The page header, and the planner with the titles of all lessons. */
export const planner = lazyModule(() => import(/* webpackChunkName: "planner" */ './plannerParts'));

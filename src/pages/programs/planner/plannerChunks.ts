import { lazyModule } from '../../../prerendered/lazyModule';

/** The planner, with the texts of all courses, and what is above it. */
export const planner = lazyModule(() => import(/* webpackChunkName: "planner" */ './plannerParts'));

import { lazyModule } from '../../../prerendered/lazyModule';

/** The planner, with the texts of all courses. */
export const planner = lazyModule(() => import(/* webpackChunkName: "planner" */ './Planner'));

import { lazyModule } from '../../prerendered/lazyModule';

/** What a program's section says; all of these are one chunk. */
export const programFacts = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './ProgramFacts'),
);
export const programBody = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './ProgramBody'),
);
export const paceTable = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './PaceTable'),
);

/** The planner, with the texts of all courses. */
export const planner = lazyModule(
  () => import(/* webpackChunkName: "planner" */ './planner/Planner'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** What a program's section says; all of these are one chunk. */
export const programBody = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './ProgramBody'),
);
export const programCovers = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './ProgramCovers'),
);
export const paceTable = lazyModule(
  () => import(/* webpackChunkName: "program-sections" */ './PaceTable'),
);

/** How many of a program's lessons are done. */
export const programStanding = lazyModule(
  () => import(/* webpackChunkName: "program-standing" */ './ProgramStanding'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** What follows the last part of a program: fetched once that is passed. */
export const finishedProgram = lazyModule(
  () => import(/* webpackChunkName: "finished-program" */ './FinishedProgram'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** Panel with the reader's finished program. Loaded after the last part is passed. */
export const finishedProgram = lazyModule(
  () => import(/* webpackChunkName: "finished-program" */ './FinishedProgram'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** Panel with the reader's finished program. Loaded after the reader passes the last part. */
export const finishedProgram = lazyModule(
  () => import(/* webpackChunkName: "finished-program" */ './FinishedProgram'),
);

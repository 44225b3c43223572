import { lazyModule } from '../../prerendered/lazyModule';

/** Panel with the reader's finished app. Loaded after the last part is passed. */
export const finishedPage = lazyModule(
  () => import(/* webpackChunkName: "finished-page" */ './FinishedPage'),
);

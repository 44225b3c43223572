import { lazyModule } from '../../prerendered/lazyModule';

/** Panel with the reader's finished app. Loaded after the reader passes the last part. */
export const finishedPage = lazyModule(
  () => import(/* webpackChunkName: "finished-page" */ './FinishedPage'),
);

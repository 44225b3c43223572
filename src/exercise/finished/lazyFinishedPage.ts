import { lazyModule } from '../../prerendered/lazyModule';

/** What follows the last part of a page: fetched once that is passed. */
export const finishedPage = lazyModule(
  () => import(/* webpackChunkName: "finished-page" */ './FinishedPage'),
);

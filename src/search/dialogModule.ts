import { lazyModule } from '../prerendered/lazyModule';

/** The search's dialog, which the header and pages without an answer of their own open. */
export const dialogModule = lazyModule(
  () => import(/* webpackChunkName: "search" */ './SearchDialog'),
);

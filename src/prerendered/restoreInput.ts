import { lazyModule } from './lazyModule';

/** Captures and restores a visitor's input; fetched with the first section that React renders late. */
export const restoreInput = lazyModule(
  () => import(/* webpackChunkName: "restore-input" */ './captureInput'),
);

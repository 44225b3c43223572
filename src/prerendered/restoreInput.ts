import { lazyModule } from './lazyModule';

/** Lazy chunk that captures and restores a visitor's input. Loads with the first `Deferred` section. */
export const restoreInput = lazyModule(
  () => import(/* webpackChunkName: "restore-input" */ './captureInput'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** Lazy chunk with `ReviewLine` and `DueCount`. */
export const reviewLine = lazyModule(
  () => import(/* webpackChunkName: "review-line" */ './ReviewLine'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** The line's code. */
export const reviewLine = lazyModule(
  () => import(/* webpackChunkName: "review-line" */ './ReviewLine'),
);

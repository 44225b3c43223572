import { lazyModule } from '../../prerendered/lazyModule';

/** Static text on the review page. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "review-sections" */ './reviewSections'),
);

/** Review cards and the scheduler. */
export const review = lazyModule(() => import(/* webpackChunkName: "review" */ './Review'));

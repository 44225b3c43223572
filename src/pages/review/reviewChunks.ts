import { lazyModule } from '../../prerendered/lazyModule';

/** Static texts of the page. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "review-sections" */ './reviewSections'),
);

/** Review cards and the scheduler. */
export const review = lazyModule(() => import(/* webpackChunkName: "review" */ './Review'));

import { lazyModule } from '../../prerendered/lazyModule';

/** The page's static text. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "review-sections" */ './reviewSections'),
);

/** Review cards and the scheduler. */
export const review = lazyModule(() => import(/* webpackChunkName: "review" */ './Review'));

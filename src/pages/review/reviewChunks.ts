import { lazyModule } from '../../prerendered/lazyModule';

/** What the page says of reviews. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "review-sections" */ './reviewSections'),
);

/** The review itself, with the scheduler. */
export const review = lazyModule(() => import(/* webpackChunkName: "review" */ './Review'));

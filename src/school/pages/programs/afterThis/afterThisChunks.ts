import { lazyModule } from '../../../../prerendered/lazyModule';

/** All sections of the page about what to learn after the courses. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "after-this-sections" */ './afterThisSections'),
);

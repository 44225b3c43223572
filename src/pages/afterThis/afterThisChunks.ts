import { lazyModule } from '../../prerendered/lazyModule';

/** All sections of the page. Rendered in `Static`. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "after-this-sections" */ './afterThisSections'),
);

import { lazyModule } from '../../prerendered/lazyModule';

/** All sections of the page. Static. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "how-it-compares-sections" */ './comparesSections'),
);

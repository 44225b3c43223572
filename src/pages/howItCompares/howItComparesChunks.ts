import { lazyModule } from '../../prerendered/lazyModule';

/** All that the page says: it is only read. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "how-it-compares-sections" */ './comparesSections'),
);

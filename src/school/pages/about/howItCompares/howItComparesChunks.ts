import { lazyModule } from '../../../../prerendered/lazyModule';

/** The page's sections, loaded on demand and rendered in `Static`. */
export const sections = lazyModule(
  () => import(/* webpackChunkName: "how-it-compares-sections" */ './comparesSections'),
);

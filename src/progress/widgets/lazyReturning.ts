import { lazyModule } from '../../prerendered/lazyModule';

/** What several pages show to returning readers. */
export const returning = lazyModule(
  () => import(/* webpackChunkName: "returning" */ './returning'),
);

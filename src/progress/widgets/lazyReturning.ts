import { lazyModule } from '../../prerendered/lazyModule';

/** Lazy chunk with the components that several pages show to returning readers. */
export const returning = lazyModule(
  () => import(/* webpackChunkName: "returning" */ './returning'),
);

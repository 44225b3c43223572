import { lazyModule } from '../../prerendered/lazyModule';

/** The button that checks types. Loaded with TypeScript programs only. */
export const typeCheck = lazyModule(
  () => import(/* webpackChunkName: "typescript" */ './TypeCheck'),
);

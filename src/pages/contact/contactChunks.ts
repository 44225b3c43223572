import { lazyModule } from '../../prerendered/lazyModule';

/** Static parts around the form. */
export const header = lazyModule(
  () => import(/* webpackChunkName: "contact-header" */ './ContactHeader'),
);

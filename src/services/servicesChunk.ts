import { lazyModule } from '../prerendered/lazyModule';

/** Starts services and asks for consent. */
export const servicesModule = lazyModule(
  () => import(/* webpackChunkName: "services" */ './Services'),
);

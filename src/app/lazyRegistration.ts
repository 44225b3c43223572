import { lazyModule } from '../prerendered/lazyModule';

/** The code that registers the service worker. Fetched when the browser is idle. */
export const registration = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../offline/registration'),
);

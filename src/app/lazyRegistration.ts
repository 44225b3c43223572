import { lazyModule } from '../prerendered/lazyModule';

/** The page's code for the service worker; fetched when the browser is idle. */
export const registration = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../offline/registration'),
);

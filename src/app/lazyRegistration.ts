import { lazyModule } from '../prerendered/lazyModule';

/** The page's side of the service worker; fetched when the browser is idle. */
export const registration = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../offline/registration'),
);

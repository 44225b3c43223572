import { lazyModule } from '../prerendered/lazyModule';

/** Lazy chunk with the footer's columns and the links to legal pages. */
export const footerColumns = lazyModule(
  () => import(/* webpackChunkName: "footer" */ './footer/footerParts'),
);

/**
 * The update message, in the chunk that registers the service worker. Loaded ahead of time, because a new
 * deployment can remove the old version's files.
 */
export const updateMessage = lazyModule(
  () => import(/* webpackChunkName: "offline" */ './UpdateMessage'),
);

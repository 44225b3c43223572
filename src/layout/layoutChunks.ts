import { restoreInput } from '../prerendered/restoreInput';
import { lazyModule } from '../prerendered/lazyModule';

/** The footer but for its copyright line, which is the visitor's. */
export const footerColumns = lazyModule(
  () => import(/* webpackChunkName: "footer" */ './FooterColumns'),
);

/** What says that a new version is ready. Its code is fetched ahead: a new version may take the old one's files away. */
export const updateMessage = lazyModule(
  () => import(/* webpackChunkName: "update-message" */ './UpdateMessage'),
);

/**
 * What each page has around it, prerendered: each document has its styles; its code is for pages rendered afresh. What takes
 * stretches over is kept for offline visits with it.
 */
export const LAYOUT_DEFERRED = [footerColumns, restoreInput] as const;

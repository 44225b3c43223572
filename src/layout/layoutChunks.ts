import { restoreInput } from '../prerendered/restoreInput';
import { lazyModule } from '../prerendered/lazyModule';

/** Lazy chunk with the footer's columns. */
export const footerColumns = lazyModule(
  () => import(/* webpackChunkName: "footer" */ './footer/FooterColumns'),
);

/**
 * Lazy chunk with the update message. Loaded ahead of time, because a new deployment can remove the old
 * version's files.
 */
export const updateMessage = lazyModule(
  () => import(/* webpackChunkName: "update-message" */ './UpdateMessage'),
);

/**
 * The layout's deferred code. Every document includes its styles, but only pages that aren't prerendered need
 * its code. Also cached for offline use.
 */
export const LAYOUT_DEFERRED = [footerColumns, restoreInput] as const;

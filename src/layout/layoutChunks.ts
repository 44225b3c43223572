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
 * Deferred code of the layout. Its styles are in every document; its code is for pages that aren't
 * prerendered. Also cached for offline use.
 */
export const LAYOUT_DEFERRED = [footerColumns, restoreInput] as const;

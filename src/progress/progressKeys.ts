/** Storage keys, separate so that callers don't load the model. */

/** Namespace of its entries in the browser's storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

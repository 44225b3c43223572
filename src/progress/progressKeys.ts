/** Storage keys, separate so that callers don't load the model. */

/** Area of the browser's storage in which its entries are (see README.md). */
export const PROGRESS_AREA = 'progress';

/** Storage keys, separate so that callers don't load the model. */

/** Namespace of progress entries in storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

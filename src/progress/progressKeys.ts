/** Separate from the model so that callers don't have to load it. */

/** Namespace of progress entries in storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

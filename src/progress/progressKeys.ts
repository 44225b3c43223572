/** In a separate file so that callers don't have to load the model. */

/** Namespace of progress entries in storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

/** Separate from the model, so that callers needn't load it. */

/** Namespace of progress entries in storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

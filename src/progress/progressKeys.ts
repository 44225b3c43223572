/** In a separate file, so that code that needs only the key doesn't load `progressModel.ts`. */

/** Namespace of progress entries in storage (see README.md). */
export const PROGRESS_NAMESPACE = 'progress';

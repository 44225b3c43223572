/** Matches an ancestor of a "Continue" button that has a lesson to continue. Works before hydration. */
export const HAS_BEGUN = ':has([data-begun])';

/**
 * Matches an ancestor of a "Continue" button for a returning reader, who has a lesson to continue
 * or has finished all lessons.
 */
export const IS_BACK = ':has([data-begun], [data-finished])';

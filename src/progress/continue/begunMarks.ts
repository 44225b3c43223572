/** Matches an ancestor of a "Continue" button that has a lesson to continue. Works before hydration. */
export const HAS_BEGUN = ':has([data-begun])';

/**
 * Matches an ancestor of a "Continue" button that hasn't arrived yet, or whose inline script hasn't run. What depends on
 * the script is hidden until then: browsers may paint between a button and its script.
 */
export const IS_UNDECIDED = ':not(:has([data-decided]))';

/**
 * Matches an ancestor of a "Continue" button for a returning reader, who has a lesson to continue
 * or has finished all lessons.
 */
export const IS_BACK = ':has([data-begun], [data-finished])';

/** Matches an ancestor of a "Continue" button that has a lesson to continue. Works before hydration. */
export const HAS_BEGUN = ':has([data-begun])';

/** Matches an ancestor of a returning reader's button: there's a lesson to continue, or all are done. */
export const IS_BACK = ':has([data-begun], [data-finished])';

/** Matches what holds a button that leads on, before the first paint too. */
export const HAS_BEGUN = ':has([data-begun])';

/** Matches what holds the button of a reader who comes back: it leads on, or all lessons are done. */
export const IS_BACK = ':has([data-begun], [data-finished])';

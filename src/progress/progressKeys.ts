/** Where in the browser's storage the visitor's work is, apart from what it is: most of who asks wants to know no more. */

/** Area of the browser's storage in which its entries are (see README.md). */
export const PROGRESS_AREA = 'progress';

/** Key of the one entry in which an earlier form of the site kept all of it. */
export const OLD_PROGRESS_KEY = 'progress';

/** Key of what was in that entry and could not be read. */
export const OLD_SET_ASIDE_KEY = 'progress-set-aside';

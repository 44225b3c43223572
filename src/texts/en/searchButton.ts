/** Texts of the header's search button. */

export const search = 'Search';
/** Tooltip. The slash is the key that opens search. */
export const searchWithKey = 'Search (press /)';
export const failed = "Search didn't load. Check your connection and try again.";

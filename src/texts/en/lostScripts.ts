/** Message at the end of a page that was cut off while it loaded. */
export const cutShort = "This page didn't load completely. Reload it to try again.";

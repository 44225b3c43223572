/** Texts of the screen that's shown when a page fails. */

/** The page's code couldn't be fetched. */
export const notLoaded = "This page didn't load";
export const notLoadedReason =
  'Your connection dropped, or the site was just updated. Nothing you saved is lost.';

/** The page's code has failed. */
export const broken = 'Something went wrong';
export const brokenReason = 'Something on this page stopped working. Nothing you saved is lost.';

export const tryAgain = 'Try again';
export const home = 'Home';

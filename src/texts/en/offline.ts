/** Texts of the page that's shown if there's no network and the requested page isn't saved. */

export const title = "You're offline";
export const description =
  "This page isn't saved on this device. Pages you've opened before are saved, and they work offline.";

export const tryAgain = 'Try again';
/** Button that leads to the home page, and the home page's name in the list of saved pages. */
export const home = 'Home';
export const reloadLater = "When you're back online, reload this page.";
/** Names the button that's on every lesson. */
export const nothingSaved =
  "No other pages are saved on this device yet. When you're online, open a lesson or use its Save for offline button, and you'll find it here next time.";
export const exercisesWork =
  'In saved lessons, exercises also work offline, and your progress is still saved.';

/** Headings of the lists of saved pages. */
export const lessons = 'Lessons on this device';
export const otherPages = 'Other pages on this device';

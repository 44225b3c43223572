/** Texts of examples in Python, which is downloaded with the first run. */

/** Shown before the download. `size` is a number with a decimal, such as `6.4`. */
export const download = (size: string) => `Python is a download of ${size} MB, once.`;
/** Shown instead if the browser has already stored Python. */
export const stored = 'Python is already on this device.';
export const downloading = 'Downloading Python…';
/** Name of the progress bar. */
export const progress = 'Python download';
export const cancel = 'Cancel';
export const canceled = 'Canceled.';
export const starting = 'Starting Python…';
export const tryAgain = 'Try again';
/** Why Python doesn't run. */
export const offline =
  "You're offline, and Python isn't on this device yet. Connect once, or save the lesson for offline when you're online.";
export const broken = "Python couldn't be downloaded. Check your connection, and try again.";
export const unsupported = "Your browser can't run Python, because it doesn't have WebAssembly.";
export const notStarted = "Python didn't start. Try again.";

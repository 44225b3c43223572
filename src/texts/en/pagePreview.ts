/** Texts shown instead of a page that doesn't run. */

export const stoppedResponding = 'The page stopped responding. Is there a loop that never ends?';
export const failed = "The preview didn't load. Try again in a moment.";

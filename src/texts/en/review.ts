/** Title and description of the review page. */

export const title = 'Review';
export const description =
  "A few questions a day from lessons you've finished, each asked again right before you'd forget it. Saved on your device, with no account needed.";

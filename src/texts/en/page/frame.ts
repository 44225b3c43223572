/** Texts of the frame that shows and checks the learner's page. */

/** Accessible name of the page. */
export const page = 'The page';
export const leftPage =
  "The page went to another address, which a preview can't do. Change the code.";
/** A check fails with it. */
export const noResponse = "The page didn't respond";

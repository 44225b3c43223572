/** Texts of the home page's section with demos of the finished projects. */

export const title = "What you'll build";
export const intro =
  "You'll build each of these projects yourself, part by part, in the last lesson of its course. Try them here first.";

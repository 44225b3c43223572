/** Messages of errors in Python programs. */

export const noInput =
  "There's no one to ask here: `input()` doesn't work in a lesson. Write the value into the code instead.";

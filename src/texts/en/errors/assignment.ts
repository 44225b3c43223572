/** Explanations of invalid assignments. Code arrives in backticks. */

export const incrementNeedsVariable =
  "`++` and `--` change a variable, and what's next to them here isn't a variable.";

/** `assignment` is the assignment with brackets. */
export const arrayNeedsBrackets = (array: string, assignment: string) =>
  `To set an item of the array ${array}, use brackets: ${assignment}.`;

export const toCheckDifferent = 'To check whether two values are different, write `!==`.';

/** In a condition. */
export const toCompare = 'A single `=` assigns a value. To compare two values, write `===`.';

export const nameNeeded =
  "You can't assign a value to what's to the left of the `=`. Put a name there, or write `===` to compare.";

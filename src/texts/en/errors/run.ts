/** Errors of the sandbox that runs the learner's code. */

/** Stands in place of an error's name if the code throws another value: 'Thrown value: 3'. */
export const thrownValue = 'Thrown value';

/** The program ended before its tests started. */
export const endedEarly =
  'The code ended before its tests could start. Is there a return outside a function?';

export const brokenBuiltIn = 'The code replaced a built-in that it needs to run.';

/** `name` is a built-in property, such as `push`. The learner's code tried to assign to it. */
export const readOnlyBuiltIn = (name: string) =>
  `${name} belongs to the language and can't be replaced in an exercise`;

/** `setTimeout` was called without a function. */
export const timerNeedsFunction = 'A timer needs a function to call';

/** The learner's code returned something that only looks like a promise. */
export const noRealPromise = "The promise can't be awaited";

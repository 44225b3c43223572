/** Texts of a lesson's examples that the visitor can edit and run. */

/** Title of an example; `number` is its number within the lesson. */
export const example = (number: string) => `example ${number}`;
/** Label of the code field; `example` is the example's title. */
export const codeFor = (example: string) => `Code for ${example}`;
export const run = 'Run';
export const running = 'Running…';
export const replaceYourVersion = 'Replace your version with the original?';
export const resetCode = 'Reset code';
export const output = 'Output';
/** Label of the output; `example` is the example's title. */
export const outputOf = (example: string) => `Output of ${example}`;
/** Title of the output while the code is edited but hasn't run. */
export const originalOutput = 'Original output';

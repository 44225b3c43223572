/** Texts of every field with code that the visitor can edit. */

export const reset = 'Reset';
/** Button that brings back the code that was overwritten last. */
export const restoreMyCode = 'Restore my code';
/** Button that opens a panel in which the visitor goes through a run of the code, step by step. */
export const stepThrough = 'Step through';
export const loadingSteps = 'Loading the steps…';
export const stepsUnavailable =
  "The steps couldn't be loaded. Check your connection, and try again.";
/** Names of the keys of the shortcut that runs the code, as on a keyboard. */
export const controlKey = 'Ctrl';
export const enterKey = 'Enter';

export const showAllLines = (count: number) => `Show all ${count} lines`;
export const showFewerLines = 'Show fewer lines';

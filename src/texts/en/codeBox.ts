/** Texts of every field with code that the visitor can edit. */

export const reset = 'Reset';
/** Button that brings back the code that was overwritten last. */
export const restoreMyCode = 'Restore my code';
/** Names of the keys of the shortcut that runs the code, as on a keyboard. */
export const controlKey = 'Ctrl';
export const enterKey = 'Enter';

export const showAllLines = (count: number) => `Show all ${count} lines`;
export const showFewerLines = 'Show fewer lines';

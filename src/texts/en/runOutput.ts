/** Texts within a program's output. */

export const tooMuchOutput = 'There was too much output to show. The rest was cut off.';
/** The line of an error. Ends in a space, because a hint can follow. */
export const errorLine = (line: number) => `Line ${line}. `;

/** Explanations of misspelled ways to print. Code arrives in backticks. */

export const toPrint = 'To print, write `console.log(…)`.';

export const slashesInStatement = (line: number) =>
  `On line ${line}, the \`//\` is in the middle of the statement. Put it at the start of the line.`;

/** The code calls `console.return`. */
export const sendBack = 'To send the value back, write `return …;`.';

export const noConsoleFunction = (name: string) =>
  `\`console\` has no function ${name}. To print, write \`console.log(…)\`.`;

/** `call` is the call with parentheses. */
export const parenthesesMissing = (line: number, call: string) =>
  `On line ${line}, put what you want to print in parentheses: ${call}.`;

/** Explanations of output that's missing or wrong. */

export const slashesInQuotes = (line: number) =>
  `On line ${line}, the \`//\` is in quotes, so it's ordinary text. Put it in front of \`console\`.`;

/** `text` is a calculation in quotes, in backticks. */
export const calculationInQuotes = (line: number, text: string) =>
  `On line ${line}, ${text} is text. Remove the quotes so that the computer calculates it.`;

export const markupComment = (line: number) =>
  `On line ${line}, write \`//\` instead of \`<!-- … -->\`. In JavaScript, comments start with \`//\`.`;

/** `before` is what's before the call: `=` or `return`. */
export const onlyPrints = (line: number, before: string) =>
  `On line ${line}, \`console.log\` only prints. Write the calculation right after the \`${before}\`.`;

/** Explanations of statements that don't run because they're in a comment. */

export const lineIsComment = (line: number) =>
  `Line ${line} is a comment, so it doesn't run. Remove the \`//\`.`;

/** `statement` is the code in the comment, in backticks. */
export const commentHasStatement = (line: number, statement: string) =>
  `The \`//\` on line ${line} also turns off ${statement}. Start a new line before it.`;

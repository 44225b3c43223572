/** Explanations of tests that fail even though the code runs. Code arrives in backticks. */

/** In this and the next four, `name` is a function. */
export const printsInstead = (name: string) =>
  `${name} prints its result but doesn't return it. Write \`return\` where the result is ready.`;

export const noReturn = (name: string) =>
  `${name} has no \`return\`, so it returns \`undefined\`. Return the result at the end.`;

export const returnNotReached = (name: string) =>
  `${name} has a \`return\`, but this input doesn't reach it.`;

export const returnNotReachedOrUndefined = (name: string) =>
  `${name} has a \`return\`, but this input doesn't reach it, or its value is \`undefined\`.`;

export const returnWithoutValue = (line: number) =>
  `On line ${line}, the value to send back is missing after \`return\`.`;

export const returnOnTwoLines = (line: number) =>
  `On line ${line}, the value must start on the same line as \`return\`. A line break ends the statement.`;

/** `sign` is `==` or `===`, without backticks. */
export const comparisonToAssign = (line: number, sign: string) =>
  `On line ${line}, \`${sign}\` compares two values. To assign a value, write a single \`=\`.`;

/** `keyword` is `if`, `while`, or `for`. */
export const semicolonAfterCondition = (line: number, keyword: string) =>
  `On line ${line}, the \`;\` after the condition ends the ${keyword}, so the lines in braces don't belong to it. Remove the \`;\`.`;

export const assignmentInCondition = (line: number) =>
  `On line ${line}, a single \`=\` assigns a value instead of comparing. Write \`===\`.`;

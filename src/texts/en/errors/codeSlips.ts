/**
 * Explanations of code that runs but probably doesn't do what the learner meant. `line` is its line. Code
 * arrives in backticks, unless the sentence has its own.
 */

export const slashesToDivide = (line: number) =>
  `On line ${line}, \`//\` starts a comment. To divide, write one \`/\`.`;

/** For `a, b = b, a`, which assigns only to `b`. `name` is the first variable. */
export const severalAssigned = (line: number, name: string) =>
  `On line ${line}, the comma keeps ${name} as it is. Write one assignment per line.`;

export const completeComparison = (line: number, comparison: string) =>
  `On line ${line}, each comparison has to be complete: ${comparison}.`;

/** `sign` is `&` or `|`. */
export const joinText = (line: number, sign: string) =>
  `On line ${line}, write \`+\` instead of ${sign} to join text.`;

/** `needed` is `&&` or `||`. */
export const joinConditions = ({
  line,
  sign,
  needed,
}: {
  line: number;
  sign: string;
  needed: string;
}) => `On line ${line}, write ${needed} instead of ${sign} to join conditions.`;

export const arrowToAssign = (line: number, assignment: string) =>
  `On line ${line}, write \`=\` instead of \`=>\`: ${assignment}.`;

export const arrowToCompare = (line: number) =>
  `On line ${line}, \`=>\` makes a function. For greater than or equal to, write \`>=\`.`;

/** For `console.log(a) + b`. */
export const plusOutside = (line: number) =>
  `On line ${line}, the \`+\` is outside the parentheses. Move it and what follows it before the \`)\`.`;

export const doubledSign = (line: number, sign: string) =>
  `On line ${line}, write one \`${sign}\`, not two.`;

export const commaAndPlus = (line: number) =>
  `On line ${line}, write either the comma or the \`+\`, not both.`;

export const plusAtStart = (line: number) => `On line ${line}, remove the \`+\` after the \`(\`.`;

/** `text` is the name of a variable in quotes. */
export const nameInQuotes = ({ line, text, name }: { line: number; text: string; name: string }) =>
  `On line ${line}, ${text} in quotes is text. To use the value of ${name}, remove the quotes.`;

export const placeholderInQuotes = (line: number) =>
  `On line ${line}, \`\${…}\` is ordinary text, because it only works between backticks. To join text in quotes, write \`+\`.`;

/** `sign` is what the line has instead of an equals sign. */
export const toAssign = ({ line, sign, name }: { line: number; sign: string; name: string }) =>
  `On line ${line}, write \`=\` instead of \`${sign}\` to give ${name} a value.`;

export const semicolonAfterElse = (line: number) =>
  `On line ${line}, remove the \`;\` after \`else\`.`;

export const conditionAfterElse = (line: number) =>
  `On line ${line}, \`else\` doesn't take a condition. Write \`else if (…)\`, or remove the condition.`;

export const statementInQuotes = (line: number) =>
  `On line ${line}, remove the quotes around the statement.`;

/** The line has only a string. */
export const stringToAssign = ({
  line,
  name,
  assignment,
}: {
  line: number;
  name: string;
  assignment: string;
}) => `On line ${line}, to give ${name} a value, write ${assignment}.`;

/** The line has only a string. */
export const stringNotPrinted = (line: number) =>
  `On line ${line}, this string isn't printed. Put it in the parentheses of \`console.log(…)\`.`;

export const elseMissing = (line: number) =>
  `On line ${line}, \`else\` is missing before the \`{\`.`;

/** For `!a > b`. `name` is `a`; `comparison` has the parentheses. */
export const notBeforeComparison = ({
  line,
  name,
  comparison,
}: {
  line: number;
  name: string;
  comparison: string;
}) =>
  `On line ${line}, the \`!\` belongs to ${name} alone. For the whole comparison, write ${comparison}.`;

/** `text` is a string. */
export const periodToJoin = (line: number, text: string) =>
  `On line ${line}, the period after ${text} doesn't join anything. Write a comma or \`+\` instead.`;

/** `nextLine` comes after the `return`. */
export const neverRuns = (line: number, nextLine: number) =>
  `On line ${line}, \`return\` ends the call, so line ${nextLine} never runs.`;

/** `name` is a parameter that gets a fixed value. */
export const argumentReplaced = (line: number, name: string) =>
  `On line ${line}, ${name} already gets its value from the call. Remove the line.`;

export const returnMissing = (line: number, value: string) =>
  `On line ${line}, write \`return\` before ${value}.`;

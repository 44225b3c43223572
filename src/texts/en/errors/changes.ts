/** Explanations of attempts to change what can't be changed. Code arrives in backticks. */

/** `name` is undefined if it isn't known. */
export const readOnly = (name: string | undefined) =>
  `${name ?? 'A value on this line'} can't be changed. The object is frozen, or the value belongs to a string, a number or a getter. Make a new value instead.`;

/** In a condition. `name` is a constant. */
export const toCompare = (name: string) =>
  `A single \`=\` assigns a new value to ${name}. To compare, write \`===\`.`;

/** `line` is where the constant is declared. */
export const changeFirstValue = (name: string, line: number) =>
  `${name} is declared with \`const\`, so it keeps its first value. Change the value on line ${line}, or declare it with \`let\` if it has to change later.`;

export const declareWithLet = (name: string) =>
  `${name} is declared with \`const\`, so it keeps its first value. If it has to change, declare it with \`let\`.`;

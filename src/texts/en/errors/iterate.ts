/** Explanations of values that can't be iterated or destructured. Code arrives in backticks. */

export const noArgument =
  'The function destructures its argument, but it was called without one. Check the call, or give the parameter a default such as `= {}`.';

/** `value` is `undefined` or `null`. */
export const objectNeeded = (value: string) =>
  `${value} can't be destructured. Put an object to the right of the \`=\`.`;

/** `value` is `undefined` or `null`, or undefined if it isn't known which. */
export const notDestructurable = (name: string, value: string | undefined) =>
  `${name} is ${value ?? 'undefined or null'}, so it can't be destructured. Check where it gets its value.`;

/** `cause` is a sentence from `returned.ts`. */
export const returnsNoArray = (call: string, cause: string) =>
  `What ${call} returns isn't an array. ${cause}`;

/** `name` is undefined if it isn't known. */
export const notIterable = (name: string | undefined) =>
  `${name ?? 'A value on this line'} isn't an array. \`for … of\` and \`...\` need an array, a string, a Map or a Set; for an object use \`Object.entries(…)\`.`;

/** `name` is undefined if it isn't known. */
export const arrayNeeded = (name: string | undefined) =>
  name === undefined
    ? 'A value on this line is undefined or null, but this needs an array.'
    : `${name} is undefined or null, but this needs an array. Check where it gets its value.`;

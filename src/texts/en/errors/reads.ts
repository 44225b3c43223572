/**
 * Explanations of properties that are read from `undefined` or `null`. Code arrives in backticks, except for
 * `value`, which is `undefined` or `null`. `property` is undefined if the code uses `[ ]`.
 */

export const objectNeeded = (call: string) =>
  `${call} needs an object, but it got \`undefined\` or \`null\`. Check what's in its parentheses.`;

export const inNeedsObject =
  "`in` looks for a key in an object, and there's no object to its right. For a string or an array, use `includes`.";

export const instanceofNeedsClass = '`instanceof` needs a class to its right. Check the name.';

/** `expression` is what a loop goes through. */
export const listNeeded = (expression: string, value: string) =>
  `Something in ${expression} is ${value}, but this needs a list. Check where it gets its value.`;

export const missingThis = (value: string, property: string | undefined) =>
  `\`this\` is ${value} here, so ${consequence(property)}. Call the method on an object: \`object.method()\`.`;

/** `before` is what's right after the missing value. */
export const missingSomewhere = ({
  value,
  property,
  before,
}: {
  value: string;
  property: string | undefined;
  before: string;
}) =>
  `Something on this line is ${value}, so ${consequence(property)}. Look at what's right before ${before}.`;

/** `cause` is one of the following sentences, or one from `returned.ts`. */
export const missing = ({
  owner,
  value,
  property,
  cause,
}: {
  owner: string;
  value: string;
  property: string | undefined;
  cause: string;
}) => `${owner} is ${value}, so ${consequence(property)}. ${cause}`;

export const checkOwner = (owner: string) => `Check where ${owner} gets its value.`;

export const oneStepTooFar = 'The loop goes one step too far: use `<` instead of `<=`.';

export const nothingAtIndex = (list: string) => `There's nothing at that index in ${list}.`;

function consequence(property: string | undefined): string {
  return property === undefined ? "you can't use `[ ]` after it" : `it has no ${property}`;
}

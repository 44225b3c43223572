/**
 * Explanations of names that don't exist or have no value yet. Code arrives in backticks, unless the sentence
 * has its own.
 */

/** Hints for names from other programming languages. */
export const meant = {
  len: 'The number of items is `list.length`.',
  str: 'To turn a value into a string, write `String(…)`.',
  int: 'To get a whole number, write `Math.trunc(…)`. To turn a string into a number, write `Number(…)`.',
  range: 'To count, use a loop: `for (let i = 0; i < n; i++)`.',
  None: 'For no value, write `null`.',
  nil: 'For no value, write `null`.',
  True: 'Write it in lowercase: `true`.',
  self: 'In a class, the object is `this`.',
  False: 'Write it in lowercase: `false`.',
};

/** `hint` is a sentence from `missingApis.ts`. */
export const notAvailable = (name: string, hint: string) => `${name} isn't available here. ${hint}`;

/** `hint` is a sentence from `meant`. */
export const doesNotExist = (name: string, hint: string) => `${name} doesn't exist. ${hint}`;

export const onlyInBraces = (name: string, line: number) =>
  `${name} is declared on line ${line}, but it only exists inside the braces around it. To use it here, declare it outside them.`;

export const taskAsksFor = (name: string) =>
  `The task asks for ${name}, but your code doesn't declare it.`;

export const taskCallsIt = (name: string, other: string) =>
  `The task calls it ${name}, but your code has ${other}. Rename it.`;

/** `code` has the space. */
export const spaceMissing = (code: string) => `A space is missing: ${code}.`;

/** `near` is a name that exists. `isCase` is true if the two differ only in capital letters. */
export const didYouMean = ({
  name,
  near,
  isCase,
}: {
  name: string;
  near: string;
  isCase: boolean;
}) =>
  isCase
    ? `${name} doesn't exist. Did you mean ${near}? Capitalization matters.`
    : `${name} doesn't exist. Did you mean ${near}?`;

export const needsFirstValue = (name: string, declaration: string) =>
  `${name} isn't declared yet. On a line above, declare it with its first value: ${declaration}.`;

export const declareAboveIf = (name: string) =>
  `${name} isn't declared yet. Declare it with \`let\` above the \`if\`.`;

export const declareHere = (name: string) =>
  `${name} isn't declared yet. Write \`let\` or \`const\` before it.`;

export const noFunction = (name: string) =>
  `There's no function ${name}. Check the spelling, or write the function.`;

export const fieldOfThis = (name: string, field: string) =>
  `${name} doesn't exist on its own. To read a field of the object, write \`${field}\`.`;

export const textOrVariable = (name: string) =>
  `${name} doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.`;

export const checkSpelling = (name: string) =>
  `${name} doesn't exist. Check the spelling, or declare it first with \`let\` or \`const\`.`;

export const beforeDeclaration = (name: string) =>
  `${name} is used before its declaration runs. Move the declaration up.`;

export const inOwnDeclaration = (name: string) =>
  `${name} is used in its own declaration, before it has a value.`;

export const beforeLine = (name: string, line: number) =>
  `${name} is used before it's declared on line ${line}. Move that line above this one.`;

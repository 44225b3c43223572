/**
 * Explanations of calls to values that aren't functions, and of `new` with values that aren't classes. Code
 * arrives in backticks, unless the sentence has its own.
 */

export const promiseNeedsFunction =
  '`new Promise` needs a function in its parentheses: `new Promise((resolve, reject) => { … })`.';

export const extendsNeedsClass =
  "What follows `extends` isn't a class. Check its name, and make sure it's declared above.";

export const sortNeedsFunction =
  '`sort` needs a function that compares two items, as in `(a, b) => a - b`, or nothing.';

/** `method` is a method such as `map`. */
export const callbackNeeded = (method: string) =>
  `${method} needs a function in its parentheses, such as \`(item) => …\`. Check what's there.`;

/** A class was called without `new`. */
export const newMissing = 'To make an object from a class, write `new` before the class name.';

/** `creation` is the start of the expression, such as `new Cart`, without backticks. */
export const newMissingBefore = (className: string, creation: string) =>
  `${className} is a class. Make an object from it with \`${creation}(…)\`.`;

export const newNeedsClass = (name: string) =>
  `${name} can't follow \`new\` because it isn't a class. Check its name, or remove \`new\`.`;

export const superMissing =
  'A class that `extends` another must call `super(…)` in its constructor before it uses `this`.';

export const privateOfOther =
  'A private `#` field or method was used on an object of a different class. Check which object is before the dot.';

/** `value` is `undefined` or `null`. */
export const nothingToCall = (value: string) =>
  `${value} isn't a function, so you can't call it with \`( )\`.`;

/** What was called instead of a function: the value itself, or an object of a class. */
export type Called = { value: string } | { className: string } | 'object' | 'array';

/** `called` is undefined if it isn't known. */
export const notFunction = (name: string, called: Called | undefined) =>
  `${name} isn't a function, so you can't call it with \`( )\`.${itIs(called)} Check where it gets its value.`;

export const resultNotFunction = (expression: string, called: Called | undefined) =>
  `The value of ${expression} isn't a function, so \`( )\` can't follow it.${itIs(called)}`;

function itIs(called: Called | undefined): string {
  if (called === undefined) return '';
  if (called === 'object') return " It's an object.";
  if (called === 'array') return " It's an array.";
  return 'value' in called ? ` It's ${called.value}.` : ` It's an object of ${called.className}.`;
}

/** A number or a name before parentheses with a condition. */
export const signMissing = (value: string) =>
  `Something is missing between ${value} and \`(\`, such as \`&&\`.`;

export const toMultiply = (value: string, product: string) =>
  `${value} isn't a function. To multiply, write \`*\`: ${product}.`;

/** `bracket` is at the start of a line. */
export const semicolonMissingAbove = (bracket: string) =>
  `The line above ends without \`;\`, so JavaScript reads the ${bracket} as part of it. Add a \`;\` there.`;

export const lengthIsNumber =
  '`length` is a number, not a function. Remove the parentheses after it.';

export const noMethodButNear = ({
  owner,
  method,
  near,
}: {
  owner: string;
  method: string;
  near: string;
}) => `${noMethod(owner, method)} Did you mean ${near}?`;

/** `owner` is a built-in object, such as `Math`. */
export const noBuiltInMethod = (owner: string, method: string) =>
  `${noMethod(owner, method)} Check the spelling.`;

export const noMethodAtAll = (owner: string, method: string) =>
  `${noMethod(owner, method)} Check the spelling, and what ${owner} is.`;

/** `meaning` is a sentence from `meant`. */
export const noMethodButMeant = ({
  owner,
  method,
  meaning,
}: {
  owner: string;
  method: string;
  meaning: string;
}) => `${noMethod(owner, method)} ${meaning}`;

/** `kinds` are the types of values that have the method. */
export const methodOfOthers = ({
  owner,
  method,
  kinds,
}: {
  owner: string;
  method: string;
  kinds: readonly (keyof typeof owners)[];
}) => {
  const others = kinds.map((kind) => owners[kind]).join(' and ');
  return `${noMethod(owner, method)} It exists for ${others}: check what ${owner} is.`;
};

const owners = {
  array: 'arrays',
  string: 'strings',
  map: 'Maps',
  number: 'numbers',
  promise: 'promises',
};

const noMethod = (owner: string, method: string) => `${owner} has no function ${method}.`;

/** Counterparts of methods from other programming languages. */
export const meant = {
  add: 'In JavaScript, `push` adds to an array, `add` to a Set, `set` to a Map.',
  append: 'In JavaScript, `push` adds to an array.',
  contains: 'In JavaScript, `includes` checks whether something is in an array or a string.',
  len: 'In JavaScript, the number of items is `length`, without parentheses.',
  size: 'In JavaScript, the number of items is `length`, and `size` for a Map or Set, both without parentheses.',
  count: 'In JavaScript, the number of items is `length`, without parentheses.',
  remove:
    'In JavaScript, `splice` or `filter` removes something from an array, and `delete` from a Map or Set.',
  insert: 'In JavaScript, `splice` inserts something into an array.',
  upper: 'In JavaScript, `toUpperCase` makes letters uppercase.',
  lower: 'In JavaScript, `toLowerCase` makes letters lowercase.',
  first: 'In JavaScript, the first item is `list[0]`.',
  last: 'In JavaScript, the last item is `list.at(-1)`.',
  equals: 'In JavaScript, you compare two values with `===`.',
  substr: 'In JavaScript, `slice` copies a part of a string.',
};

/** Explanations of specific syntax errors. Code arrives in backticks, unless the sentence has its own. */

export const awaitOutside =
  '`await` only works inside an async function. Write `async` before the function around this line.';
export const toAssign = 'To assign a value, write `=`, not `:`.';
export const leadingZero =
  "A number can't start with `0`. Remove the zero, or put the number in quotes if the zero matters.";
export const arrowCompares = '`=>` makes a function. For greater than or equal to, write `>=`.';
export const html =
  "You can't write HTML directly in JavaScript. Put it in quotes to make it a string.";
export const yieldOutside =
  '`yield` only works in a generator, a function that starts with `function*`.';

/** `declaration` has the equals sign. */
export const equalsMissing = (declaration: string) => `An \`=\` is missing: ${declaration}.`;

/** `declaration` is the start of the declaration with a value. */
export const constantWithoutValue = (name: string, declaration: string) =>
  `${name} is declared with \`const\` but has no value. Write \`${declaration}\`, or use \`let\` if the value comes later.`;

export const destructuringWithoutValue =
  'The names in brackets need something to get their values from. Write `= …` after the closing bracket.';
export const openRegExp =
  'The regular expression that starts with `/` has no closing `/` on this line.';

/** `keyword` is `break` or `continue`. */
export const outsideLoop = (keyword: string) =>
  `\`${keyword}\` only works directly inside a loop, not in a function inside the loop. Move it, or leave the function with \`return\`.`;

export const returnOutside =
  '`return` only works inside a function. Check that the braces around this line belong to one.';
export const escape =
  "The `\\` in this string starts an escape that doesn't exist. For a plain backslash, write it twice: `\\\\`.";
export const catchMissing =
  'A `catch` is missing after the braces of `try`. Add `catch (error) { … }`.';
export const tryMissing = 'This `catch` has no `try`. Put `try { … }` before it.';
export const throwOnOneLine = 'What you throw must start on the same line as `throw`.';
export const throwWithoutError =
  "The error is missing after `throw`. Write `throw new Error('…')`.";

export const hashInLine = (line: number) =>
  `On line ${line}, \`#\` doesn't start a comment. Comments start with \`//\`.`;

export const privateName = (name: string) =>
  `${name} is private, so it only works inside the class that declares it. Declare it there, or use a method of the class.`;

export const superOutside =
  '`super` only works in the methods of a class, and `super()` only in the constructor of a class that `extends` another.';
export const twoConstructors = 'A class can only have one `constructor`. Combine the two.';
export const restNotLast =
  "What starts with `...` takes everything that's left, so it must come last.";
export const functionWithoutName =
  'The name of the function is missing between `function` and `(`.';
export const declarationNeedsBraces =
  'A declaration after `if`, `else` or a loop needs braces around it: `{ … }`.';
export const deletedVariable =
  "`delete` removes a property of an object, as in `delete user.name`. It can't remove a variable.";
export const underscore = 'A `_` can only go between two digits of a number, as in `1_000`.';
export const twoDefaults = 'A `switch` can only have one `default`. Remove the other.';
export const arrowParameters =
  'The parameters go before `=>`: a name, or names in parentheses, as in `(a, b) =>`.';
export const minusAndPower =
  'Put parentheses around the minus and its number, or around the power: `(-2) ** 2` or `-(2 ** 2)`.';
export const mixedNullish =
  "You can't mix `??` with `||` or `&&` without parentheses. Put parentheses around the part that comes first.";

export const commasInFor = 'Separate the three parts of `for` with `;`, not commas.';
export const sameParameters = 'Two parameters of this function have the same name. Rename one.';

export const privateTwice = (name: string) =>
  `${name} is declared twice in this class. Remove one.`;

export const commaDeclares = (name: string) =>
  `The comma makes this declare ${name} again. End each statement with \`;\`.`;

/** In the next three, `line` is the line of the first declaration if it isn't the same. */
export const constantTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} To change its value, write \`let\` the first time and just the name after that. Otherwise, choose another name.`;

export const variableTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} To change its value, remove the second \`let\` or \`const\`. Otherwise, choose another name.`;

export const nameTwice = (name: string, line: number | undefined) =>
  `${declaredTwice(name, line)} Choose another name for one of them.`;

function declaredTwice(name: string, line: number | undefined): string {
  return line === undefined
    ? `${name} is declared twice.`
    : `${name} is declared twice, first on line ${line}.`;
}

/**
 * Explanations of syntax from other languages, and of common mistakes. Code arrives in backticks, unless the
 * sentence has its own.
 */

export const noTypes =
  'JavaScript has no types in declarations. Remove the `:` and the type after it.';
export const toAssign = 'To assign a value, write `=`, not `:`.';
export const elseWithoutIf =
  'This `else` has no `if`. It must come right after the `}` of an `if`. Check the line above for a `;` or a missing brace.';
export const elseWithCondition =
  "`else` doesn't take a condition. Write `else if (…)`, or remove the condition.";
export const declarationNeedsBraces =
  'A declaration after `if`, `else` or a loop needs braces around it: `{ … }`.';
export const noThen = "JavaScript doesn't have `then` after a condition. Remove it.";
export const functionAfterAsync = 'The word `function` is missing between `async` and the name.';
export const throwWithoutError =
  "The error is missing after `throw`. Write `throw new Error('…')`.";
export const braceAtStart =
  'A line that starts with `{` starts a block. Put the whole line in parentheses: `({ … } = …);`.';
export const objectAfterArrow =
  'The braces after `=>` are the body of the function. To return an object, put parentheses around it: `=> ({ … })`.';
export const toDivide = 'To divide, write `/` instead of `:`.';
export const colonMissing =
  'After `?` come two values with a `:` between them: `condition ? one : other`.';
export const noImport =
  "Code here runs as one file, so `import` and `export` don't work. Remove the word.";
export const dollarNeedsBackticks = '`${…}` only works in a string between backticks.';
export const toJoin = 'To join strings, write `+` instead of `and`.';
export const toAdd = 'To add, write `+` instead of `and`.';
export const arrow = 'The arrow of a function is written `=>`.';
export const arrowWithoutSpace = 'The arrow `=>` is written without a space.';
export const toCheckDifferent = 'To check whether two values are different, write `!==`.';
export const toCompare = 'To compare two values, write three equals signs: `===`.';
export const partsOfFor =
  'The parentheses of `for` contain three expressions with `;` between them: `let i = 0; i < 3; i++`.';
export const caseMissing =
  'Everything in the braces of a `switch` must belong to a `case`. Add `case …:` before it.';

/** `other` is a name to use instead. */
export const reserved = (word: string, other: string) =>
  `${word} is reserved in JavaScript, so it can't be a name. Choose another, such as ${other}.`;

/** `code` has the parentheses. */
export const numberBeforePeriod = (code: string) =>
  `Put the number in parentheses before the \`.\`: \`${code}\`.`;

export const startsWithDigit = (name: string) =>
  `${name} starts with a digit, and a name can't. To multiply, write \`*\` between the two.`;

export const decimalPoint = (number: string) => `Decimals are written with a period: ${number}.`;

export const twoDots = (number: string) =>
  `${number} has two dots. A number can only have one, and no separators between thousands.`;

/** For `elseif`. */
export const twoWords = (word: string) => `${word} is written as two words: \`else if\`.`;

/** `word` is the keyword in capital letters. */
export const caseSensitive = (keyword: string, word: string) =>
  `JavaScript is case-sensitive. Write \`${keyword}\`, not ${word}.`;

/** `word` is a keyword in other languages, `keywords` are what JavaScript uses. */
export const otherKeyword = (word: string, keywords: readonly string[]) =>
  `JavaScript doesn't use ${word} here. Write ${keywords.map((keyword) => `\`${keyword}\``).join(' or ')}.`;

/** Operators that are written as words: `phrase` is what the code has, such as `is less than`. */
export const signsInstead = (pairs: readonly { sign: string; phrase: string }[]) =>
  `In JavaScript, write ${pairs.map(({ sign, phrase }) => `\`${sign}\` instead of ${phrase}`).join(', and ')}.`;

/** `keyword` is a keyword such as `if`. */
export const parenthesesNeeded = (keyword: string) =>
  `What follows \`${keyword}\` must be in parentheses: \`${keyword} ( … )\`.`;

/** `head` is the start of the function with parentheses. */
export const parenthesesMissing = (name: string, head: string) =>
  `After ${name}, the parentheses of the function are missing: \`${head}\`.`;

export const nameInQuotes = (name: string) =>
  `A name doesn't have quotes. Remove them from ${name}.`;

/** Here and in the next one, `keyword` is a keyword such as `let`. */
export const nameExpected = (keyword: string) =>
  `\`${keyword}\` is followed by a name, and a name can't start with a digit.`;

export const nameMissing = (keyword: string) =>
  `The name is missing between \`${keyword}\` and \`=\`.`;

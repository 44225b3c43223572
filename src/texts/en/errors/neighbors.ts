/**
 * Explanations of what's missing between two values, or wrong inside brackets. Code arrives in backticks,
 * unless the sentence has its own. `first` and `second` are next to each other.
 */

export const twoCommas = 'There are two commas in a row. Remove one, or put a value between them.';

export const propertyNameMissing = 'The name of a property or method is missing after the `.`.';

export const valueMissing = (sign: string) => `A value is missing after \`${sign}\`.`;

export const commasInObject = 'The properties of an object are separated by commas, not by `;`.';

/** Here and in the next two, `brackets` are `( )` or `[ ]`. */
export const useBraces = (line: number, brackets: string) =>
  `Use braces \`{ }\` on line ${line}, not \`${brackets}\`.`;

export const commasInBrackets = (brackets: string) =>
  `Values inside \`${brackets}\` are separated by commas, not by \`;\`.`;

export const noSemicolonInBrackets = (brackets: string) =>
  `There can't be a \`;\` inside \`${brackets}\`. Remove it.`;

export const colonInObject = 'Inside an object, give a property its value with `:`, not `=`.';

export const noNamesInArray =
  "The values of an array don't have names. For names and values, write an object: `{ name: value }`.";

/** `method` is the method without the keyword. */
export const methodWithoutFunction = (method: string) =>
  `In an object or a class, write a method without \`function\`: \`${method}\`.`;

/** `keyword` is `let`, `const`, or `var`. */
export const fieldWithoutKeyword = (keyword: string) =>
  `In a class, write a field without \`${keyword}\`.`;

export const noCommasInClass = 'In a class, there are no commas between methods. Remove this one.';

export const equalsInClass = 'In a class, give a field its value with `=`, not `:`.';

/** `word` is right after the closing quote of a string. */
export const stringEndsEarly = (word: string) =>
  `The string ends at the quote before ${word}. If that quote is part of the string, put the other kind of quotes around the string.`;

export const commaMissingInArray = (first: string, second: string) =>
  `A comma is missing between ${first} and ${second}. The values of an array are separated by commas.`;

export const signOrParenthesisMissing = (first: string, second: string) =>
  `Something is missing between ${first} and ${second}: an operator such as \`===\` or \`&&\`, or a closing \`)\`.`;

export const notName = (name: string) =>
  `${name} isn't a name in your code. Remove it, or put it in quotes after a comma.`;

/** `name` is a function; `call` has the parentheses. */
export const parenthesesMissing = (name: string, call: string) =>
  `The parentheses of ${name} are missing: ${call}.`;

/** `isJoin` is true if one of the two is a string. `text` is a word that might be text without quotes. */
export const commaMissing = ({
  first,
  second,
  isJoin,
  text,
}: {
  first: string;
  second: string;
  isJoin: boolean;
  text: string | undefined;
}) => {
  const start = isJoin
    ? `A comma is missing between ${first} and ${second}, or a \`+\` to join them.`
    : `A comma is missing between ${first} and ${second}.`;
  return text === undefined ? start : `${start} If ${text} is text, put it in quotes.`;
};

export const colonMissing = (first: string, second: string) =>
  `A \`:\` is missing between ${first} and ${second}.`;

export const commaMissingInObject = (value: string) =>
  `A comma is missing after ${value}. The properties of an object are separated by commas.`;

export const signMissingInCondition = (first: string, second: string) =>
  `Something is missing between ${first} and ${second}, such as \`&&\` or \`||\`.`;

export const signMissing = (first: string, second: string) =>
  `Something is missing between ${first} and ${second}, such as \`+\`, \`-\`, or \`*\`.`;

/** `word` is a keyword such as `let`. */
export const newStatement = (word: string) =>
  `A new statement starts at ${word}. Put it on its own line, or put a \`;\` before it.`;

export const equalsMissing = (first: string, second: string) =>
  `An \`=\` is missing between ${first} and ${second}.`;

export const nothingBetween = (first: string, second: string) =>
  `${first} and ${second} are next to each other with nothing between them. An operator or a comma may be missing, or quotes around a string.`;

/** `sign` is the letter x. */
export const toMultiply = (sign: string) => `To multiply, write \`*\`, not ${sign}.`;

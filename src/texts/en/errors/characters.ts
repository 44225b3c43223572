/** Explanations of characters that look right but aren't valid in code. `character` arrives in backticks. */

export const toMultiply = (character: string) =>
  `To multiply, write \`*\` instead of ${character}.`;

export const toDivide = (character: string) => `To divide, write \`/\` instead of ${character}.`;

export const threeDots = (character: string) =>
  `Write three dots: \`...\` instead of ${character}.`;

/** `sign` is an operator, such as `<=`. */
export const writeInstead = (sign: string, character: string) =>
  `Write \`${sign}\` instead of ${character}.`;

export const curlyDoubleQuote = (character: string) =>
  `${character} is a curly quote. Code needs straight ones, as in \`"text"\`; retype them.`;

export const curlySingleQuote = (character: string) =>
  `${character} is a curly quote. Code needs straight ones, as in \`'text'\`; retype them.`;

export const accent = "`´` is an accent, not a quote. Type `'` instead.";

export const dash = (character: string) =>
  `${character} is a dash that only looks like a minus sign. Type \`-\` on the keyboard.`;

export const hash = "`#` doesn't start a comment in JavaScript. Comments start with `//`.";

/** The line starts with a backslash. */
export const comment = 'A comment starts with two forward slashes: `//`.';

export const backslash = 'A `\\` only works inside quotes. Remove it here.';

export const invisible =
  "There's an invisible character on this line, maybe from copying. Delete the line and retype it.";

/** `plain` is the character to type instead. */
export const fullWidth = (character: string, plain: string) =>
  `${character} is a full-width character. Type a plain ${plain} instead.`;

export const noMeaning = (character: string) =>
  `${character} has no meaning in code. Put it in quotes if it's part of a string, or remove it.`;

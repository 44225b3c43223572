/** Explanations of missing and misspelled keywords and parentheses. Code arrives in backticks. */

export const openingMissing = (value: string) => `A \`(\` is missing before ${value}.`;

/** `last` is the last value in the parentheses, or undefined if there's only one. */
export const bothMissing = (value: string, last: string | undefined) =>
  `A \`(\` is missing before ${value}, and a \`)\` after ${last ?? 'it'}.`;

/** `near` is a keyword. */
export const notKeyword = (word: string, near: string) =>
  `${word} isn't a word in JavaScript. Did you mean ${near}?`;

/** `head` is the start of the function with the keyword. */
export const functionMissing = (head: string) =>
  `A function starts with the word \`function\`: ${head}.`;

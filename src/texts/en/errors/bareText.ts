/** Explanations of text without quotes. Code arrives in backticks. */

export const noOpeningQuote = (quote: string, firstWord: string) =>
  `The text has no opening quote. Add ${quote} before ${firstWord}.`;

/** `text` is in double quotes. */
export const quotesWithApostrophe = (text: string) =>
  `Put text in quotes, and in double quotes if it has an apostrophe: ${text}.`;

/** `text` is in quotes. */
export const putInQuotes = (text: string) => `Put text in quotes: ${text}.`;

export const removeLine = 'This line is text, not code. Remove it.';

/** `call` prints the line. */
export const printLine = (call: string) =>
  `This line is text, not code. To print it, write ${call}.`;

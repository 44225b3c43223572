/** Explanations of text without quotes. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const noOpeningQuote = (quote: string, firstWord: string) =>
  `Dem Text fehlt das Anführungszeichen am Anfang. Ergänze ${quote} vor ${firstWord}.`;

/** `text` is in double quotes. */
export const quotesWithApostrophe = (text: string) =>
  `Setz Text in Anführungszeichen, und zwar in doppelte, wenn ein Apostroph darin steht: ${text}.`;

/** `text` is in quotes. */
export const putInQuotes = (text: string) => `Setz Text in Anführungszeichen: ${text}.`;

export const removeLine = 'Diese Zeile ist Text, kein Code. Entferne sie.';

/** `call` prints the line. */
export const printLine = (call: string) =>
  `Diese Zeile ist Text, kein Code. Um sie auszugeben, schreib ${call}.`;

export type Complete = Translated<
  typeof import('../../en/errors/bareText'),
  typeof import('./bareText')
>;

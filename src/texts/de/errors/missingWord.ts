/** Explanations of missing and misspelled keywords and parentheses. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const openingMissing = (value: string) => `Vor ${value} fehlt eine \`(\`.`;

/** `last` is the last value in the parentheses, or undefined if there's only one. */
export const bothMissing = (value: string, last: string | undefined) =>
  last === undefined
    ? `Vor ${value} fehlt eine \`(\` und dahinter eine \`)\`.`
    : `Vor ${value} fehlt eine \`(\` und hinter ${last} eine \`)\`.`;

/** `near` is a keyword. */
export const notKeyword = (word: string, near: string) =>
  `Das Wort ${word} gibt es in JavaScript nicht. Meintest du ${near}?`;

/** `head` is the start of the function with the keyword. */
export const functionMissing = (head: string) =>
  `Eine Funktion beginnt mit dem Wort \`function\`: ${head}.`;

export type Complete = Translated<
  typeof import('../../en/errors/missingWord'),
  typeof import('./missingWord')
>;

/** Explanations of misspelled ways to print. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const toPrint = 'Zum Ausgeben schreib `console.log(…)`.';

export const slashesInStatement = (line: number) =>
  `In Zeile ${line} steht \`//\` mitten in der Anweisung. Setz es an den Anfang der Zeile.`;

/** The code calls `console.return`. */
export const sendBack = 'Um den Wert zurückzugeben, schreib `return …;`.';

export const noConsoleFunction = (name: string) =>
  `\`console\` hat keine Funktion ${name}. Zum Ausgeben schreib \`console.log(…)\`.`;

/** `call` is the call with parentheses. */
export const parenthesesMissing = (line: number, call: string) =>
  `Setz in Zeile ${line} das, was du ausgeben willst, in runde Klammern: ${call}.`;

export type Complete = Translated<
  typeof import('../../en/errors/printing'),
  typeof import('./printing')
>;

/** Explanations of output that's missing or wrong. */
import type { Translated } from '../../translation';

export const slashesInQuotes = (line: number) =>
  `In Zeile ${line} steht \`//\` in Anführungszeichen und ist deshalb gewöhnlicher Text. Setz es vor \`console\`.`;

/** `text` is a calculation in quotes, in backticks. */
export const calculationInQuotes = (line: number, text: string) =>
  `In Zeile ${line} ist ${text} Text. Entferne die Anführungszeichen, damit der Computer es ausrechnet.`;

export const markupComment = (line: number) =>
  `Schreib in Zeile ${line} \`//\` statt \`<!-- … -->\`. In JavaScript beginnen Kommentare mit \`//\`.`;

/** `before` is what's before the call: `=` or `return`. */
export const onlyPrints = (line: number, before: string) =>
  `In Zeile ${line} gibt \`console.log\` nur etwas aus. Schreib die Rechnung direkt hinter \`${before}\`.`;

export type Complete = Translated<
  typeof import('../../en/errors/missingOutput'),
  typeof import('./missingOutput')
>;

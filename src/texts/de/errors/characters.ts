/** Explanations of characters that look right but aren't valid in code. `character` arrives in backticks. */
import type { Translated } from '../../translation';

export const toMultiply = (character: string) =>
  `Zum Multiplizieren schreib \`*\` statt ${character}.`;

export const toDivide = (character: string) => `Zum Teilen schreib \`/\` statt ${character}.`;

export const threeDots = (character: string) => `Schreib drei Punkte: \`...\` statt ${character}.`;

/** `sign` is an operator, such as `<=`. */
export const writeInstead = (sign: string, character: string) =>
  `Schreib \`${sign}\` statt ${character}.`;

export const curlyDoubleQuote = (character: string) =>
  `${character} ist ein typografisches Anführungszeichen. Code braucht gerade, wie in \`"text"\`. Tipp sie neu ein.`;

export const curlySingleQuote = (character: string) =>
  `${character} ist ein typografisches Anführungszeichen. Code braucht gerade, wie in \`'text'\`. Tipp sie neu ein.`;

export const accent = "`´` ist ein Akzent, kein Anführungszeichen. Tipp stattdessen `'` ein.";

export const dash = (character: string) =>
  `${character} ist ein Strich, der nur wie ein Minuszeichen aussieht. Tipp \`-\` auf der Tastatur.`;

export const hash = 'Mit `#` fängt in JavaScript kein Kommentar an. Kommentare beginnen mit `//`.';

/** The line starts with a backslash. */
export const comment = 'Ein Kommentar beginnt mit zwei Schrägstrichen: `//`.';

export const backslash = 'Ein `\\` ist nur in Anführungszeichen erlaubt. Entferne es hier.';

export const invisible =
  'In dieser Zeile ist ein unsichtbares Zeichen, vielleicht vom Kopieren. Lösch die Zeile und tipp sie neu ein.';

/** `plain` is the character to type instead. */
export const fullWidth = (character: string, plain: string) =>
  `${character} ist ein extrabreites Zeichen. Tipp stattdessen ein normales ein: ${plain}.`;

export const noMeaning = (character: string) =>
  `${character} hat im Code keine Bedeutung. Setz es in Anführungszeichen, wenn es zu einer Zeichenkette gehört, oder entferne es.`;

export type Complete = Translated<
  typeof import('../../en/errors/characters'),
  typeof import('./characters')
>;

/**
 * Explanations of strings, comments, and brackets that aren't closed, and of what's unexpected. Brackets and
 * quotes arrive without backticks.
 */
import type { Translated } from '../../translation';

export const openComment = (line: number) =>
  `Der Kommentar, der in Zeile ${line} mit \`/*\` anfängt, wird nie geschlossen. Ergänze \`*/\` dort, wo er endet.`;

export const openRegExp = (line: number) =>
  `Mit \`/\` in Zeile ${line} beginnt ein regulärer Ausdruck, der nie geschlossen wird.`;

export const openTemplate = (line: number) =>
  `Die Zeichenkette in Backticks in Zeile ${line} wird nie geschlossen. Ergänze einen Backtick dort, wo sie endet.`;

export const openString = (line: number, quote: string) =>
  `Der Zeichenkette in Zeile ${line} fehlt am Ende ein \`${quote}\`. Sie braucht an beiden Enden das gleiche Anführungszeichen.`;

export const backslashBeforeQuote = (line: number, quote: string) =>
  `Durch \`\\\` vor \`${quote}\` in Zeile ${line} gehört das Anführungszeichen zur Zeichenkette, und sie endet nie. Für einen Backslash schreib zwei: \`\\\\\`.`;

/** `character` is in backticks. */
export const curlyQuote = ({
  line,
  character,
  quote,
}: {
  line: number;
  character: string;
  quote: string;
}) =>
  `In Zeile ${line} ist ${character} ein typografisches Anführungszeichen. Tipp stattdessen \`${quote}\` ein.`;

/** `before` is the text before the apostrophe, `string` the whole string in double quotes. */
export const apostrophe = ({
  line,
  before,
  string,
}: {
  line: number;
  before: string;
  string: string;
}) =>
  `Der Apostroph hinter \`${before}\` in Zeile ${line} beendet die Zeichenkette. Nimm doppelte Anführungszeichen: \`${string}\`.`;

/** The line ends with a comment that contains the bracket. */
export const bracketInComment = (line: number, bracket: string) =>
  `Durch \`//\` in Zeile ${line} zählt auch die \`${bracket}\` dahinter zum Kommentar. Wenn die ganze Zeile ein Kommentar sein soll, setz \`//\` an ihren Anfang.`;

export const braceInstead = (line: number, bracket: string) =>
  `Schreib \`{\` statt der letzten \`${bracket}\` in Zeile ${line}.`;

export const openParenthesis = (line: number) =>
  `Die \`(\` in Zeile ${line} wird nie geschlossen. Ergänze \`)\` dort, wo der Teil in Klammern endet.`;

/** Where to add a bracket. Code is in backticks. Undefined means that it isn't clear. */
export type Place =
  | { before: string; line: number | undefined }
  | { after: string }
  | { endOfLine: number }
  | undefined;

export const openBracket = ({
  bracket,
  line,
  closing,
  place,
}: {
  bracket: string;
  line: number;
  closing: string;
  place: Place;
}) =>
  `Die \`${bracket}\` in Zeile ${line} wird nie geschlossen. Ergänze \`${closing}\` ${where(place)}.`;

function where(place: Place): string {
  if (place === undefined) return 'dort, wo der Teil in Klammern endet';
  if ('after' in place) return `hinter ${place.after}`;
  if ('endOfLine' in place) return `am Ende von Zeile ${place.endOfLine}`;
  const { before, line } = place;
  return line === undefined ? `vor ${before}` : `vor ${before} in Zeile ${line}`;
}

/** `close` is a bracket of another kind than `open`. */
export const otherBracket = ({
  open,
  line,
  close,
  needed,
}: {
  open: string;
  line: number;
  close: string;
  needed: string;
}) =>
  `Die \`${open}\` in Zeile ${line} wird mit \`${close}\` geschlossen. Sie braucht aber \`${needed}\`.`;

export const braceMissing = (line: number) => `Am Ende von Zeile ${line} fehlt eine \`{\`.`;

export const extraParenthesis = (line: number) =>
  `In Zeile ${line} ist eine \`)\` zu viel. Entferne sie oder ergänze eine \`(\`, wo sie fehlt.`;

export const extraBracket = ({
  bracket,
  line,
  opening,
}: {
  bracket: string;
  line: number;
  opening: string;
}) =>
  `Die \`${bracket}\` in Zeile ${line} schließt nichts. Entferne sie oder such darüber nach einer fehlenden \`${opening}\`.`;

export const endsAfter = (sign: string) =>
  `Der Code endet mit \`${sign}\`, aber dahinter fehlt noch etwas.`;

export const endsEarly = 'Der Code hört mittendrin auf. Sieh dir die letzte Zeile an.';

/** `code` is in backticks. */
export const doesNotBelong = (code: string) =>
  `${code} gehört nicht hierher. Sieh es dir an und auch das, was direkt davor steht.`;

export const unreadable = (line: number) =>
  `JavaScript versteht Zeile ${line} nicht. Vergleich sie Zeichen für Zeichen mit einem Beispiel.`;

export type Complete = Translated<
  typeof import('../../en/errors/unexpected'),
  typeof import('./unexpected')
>;

/**
 * Explanations of what's missing between two values, or wrong inside brackets. Code arrives in backticks,
 * unless the sentence has its own. `first` and `second` are next to each other.
 */
import type { Translated } from '../../translation';

export const twoCommas =
  'Hier stehen zwei Kommas hintereinander. Entferne eins oder schreib einen Wert dazwischen.';

export const propertyNameMissing = 'Hinter dem `.` fehlt der Name einer Eigenschaft oder Methode.';

export const valueMissing = (sign: string) => `Hinter \`${sign}\` fehlt ein Wert.`;

export const commasInObject = 'Zwischen den Eigenschaften eines Objekts stehen Kommas, keine `;`.';

/** Here and in the next two, `brackets` are `( )` or `[ ]`. */
export const useBraces = (line: number, brackets: string) =>
  `Nimm in Zeile ${line} geschweifte Klammern \`{ }\`, nicht \`${brackets}\`.`;

export const commasInBrackets = (brackets: string) =>
  `Zwischen den Werten in \`${brackets}\` stehen Kommas, keine \`;\`.`;

export const noSemicolonInBrackets = (brackets: string) =>
  `In \`${brackets}\` darf kein \`;\` stehen. Entferne es.`;

export const colonInObject =
  'In einem Objekt bekommt eine Eigenschaft ihren Wert mit `:`, nicht mit `=`.';

export const noNamesInArray =
  'Die Werte eines Arrays haben keine Namen. Für Namen und Werte schreib ein Objekt: `{ name: value }`.';

/** `method` is the method without the keyword. */
export const methodWithoutFunction = (method: string) =>
  `In einem Objekt oder einer Klasse schreibst du eine Methode ohne \`function\`: \`${method}\`.`;

/** `keyword` is `let`, `const`, or `var`. */
export const fieldWithoutKeyword = (keyword: string) =>
  `In einer Klasse schreibst du ein Feld ohne \`${keyword}\`.`;

export const noCommasInClass =
  'In einer Klasse stehen zwischen Methoden keine Kommas. Entferne dieses.';

export const equalsInClass = 'In einer Klasse bekommt ein Feld seinen Wert mit `=`, nicht mit `:`.';

/** `word` is right after the closing quote of a string. */
export const stringEndsEarly = (word: string) =>
  `Die Zeichenkette endet beim Anführungszeichen vor ${word}. Wenn es zur Zeichenkette gehört, nimm außen die andere Art von Anführungszeichen.`;

export const commaMissingInArray = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt ein Komma. Die Werte eines Arrays trennst du mit Kommas.`;

export const signOrParenthesisMissing = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt etwas: ein Operator wie \`===\` oder \`&&\` oder eine schließende \`)\`.`;

export const notName = (name: string) =>
  `${name} ist kein Name in deinem Code. Entferne es oder setz es hinter einem Komma in Anführungszeichen.`;

/** `name` is a function; `call` has the parentheses. */
export const parenthesesMissing = (name: string, call: string) =>
  `Hinter ${name} fehlen die runden Klammern: ${call}.`;

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
    ? `Zwischen ${first} und ${second} fehlt ein Komma oder ein \`+\`, das beide verbindet.`
    : `Zwischen ${first} und ${second} fehlt ein Komma.`;
  return text === undefined
    ? start
    : `${start} Wenn ${text} Text ist, setz es in Anführungszeichen.`;
};

export const colonMissing = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt ein \`:\`.`;

export const commaMissingInObject = (value: string) =>
  `Hinter ${value} fehlt ein Komma. Die Eigenschaften eines Objekts trennst du mit Kommas.`;

export const signMissingInCondition = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt etwas, zum Beispiel \`&&\` oder \`||\`.`;

export const signMissing = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt etwas, zum Beispiel \`+\`, \`-\` oder \`*\`.`;

/** `word` is a keyword such as `let`. */
export const newStatement = (word: string) =>
  `Mit ${word} beginnt eine neue Anweisung. Setz sie in eine eigene Zeile oder ein \`;\` davor.`;

export const equalsMissing = (first: string, second: string) =>
  `Zwischen ${first} und ${second} fehlt ein \`=\`.`;

export const nothingBetween = (first: string, second: string) =>
  `Zwischen ${first} und ${second} steht nichts. Vielleicht fehlen ein Operator, ein Komma oder die Anführungszeichen um eine Zeichenkette.`;

/** `sign` is the letter x. */
export const toMultiply = (sign: string) => `Zum Multiplizieren schreib \`*\`, nicht ${sign}.`;

export type Complete = Translated<
  typeof import('../../en/errors/neighbors'),
  typeof import('./neighbors')
>;

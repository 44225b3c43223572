/** Explanations of slips that the line with the error shows. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `sign` is `…` or `...`. */
export const placeholder = (sign: string) =>
  `${sign} steht für etwas, das du einsetzt. Ersetze es durch deinen eigenen Code.`;

/** `sign` is what the line has instead of an equals sign. */
export const assignInstead = (sign: string) =>
  `Um einem Namen einen Wert zu geben, schreib \`=\` statt ${sign}.`;

export const twoStatements = 'Schreib zwei Anweisungen, jede in eine eigene Zeile.';

export const noCommasInNumber = (number: string) => `Schreib eine Zahl ohne Kommas: ${number}.`;

export const decimalPoint = (number: string) =>
  `Kommazahlen schreibst du im Code mit Punkt: ${number}.`;

export const printInParentheses =
  'Setz das, was du ausgeben willst, in die runden Klammern, ohne `=`.';

/** `word` starts the second statement on the line. */
export const newLine = (word: string) => `Fang vor ${word} eine neue Zeile an.`;

export const onePeriod = 'Schreib einen Punkt, nicht zwei.';

/** `name` is a variable. */
export const assignInsteadOfPeriod = (name: string) =>
  `Um ${name} einen Wert zu geben, schreib \`=\` statt des Punktes.`;

export const joinInsteadOfPeriod = 'Um Zeichenketten zu verbinden, schreib `+`, nicht `.`.';

/** `result` is what follows a calculation, such as `= 6`. */
export const noResult = (result: string) =>
  `JavaScript rechnet das Ergebnis selbst aus. Entferne ${result}.`;

export const periodMissing = (call: string) => `Hier fehlt ein Punkt: ${call}.`;

/** `values` are a text in quotes and a value. */
export const quotesAndComma = (values: string) =>
  `Setz Text in Anführungszeichen und ein Komma dahinter: ${values}.`;

/** `sign` is a punctuation mark right after a string. */
export const signInQuotes = (sign: string) => `Setz ${sign} mit in die Anführungszeichen.`;

export const valueInParentheses = (name: string) =>
  `Setz ${name} mit in die runden Klammern, hinter ein Komma.`;

export const parenthesisAfterLog = 'Die `(` kommt hinter `log`: `console.log(…)`.';

export const removeAfter = (name: string, sign: string) => `Entferne ${sign} hinter ${name}.`;

export const parenthesesForCall = (call: string) =>
  `Nimm runde Klammern \`( )\`, keine geschweiften \`{ }\`: ${call}.`;

export const parenthesesForCalculation =
  'Nimm beim Rechnen runde Klammern `( )`, keine geschweiften `{ }`.';

export const dashesAreNoComment = 'Mit `--` fängt kein Kommentar an. Kommentare beginnen mit `//`.';

export const toPrint = 'Zum Ausgeben schreib `console.log(…)`.';

export const writeConst = 'Schreib `const`, nicht `constant`.';

/** `start` is the start of the line without the word. */
export const removeSet = (start: string) => `Entferne \`set\`. Die Zeile beginnt mit ${start}.`;

/** `keyword` is `let`, `const`, or `var`. */
export const removeBeforeFunction = (keyword: string) =>
  `Entferne ${keyword}. Eine Funktion beginnt mit dem Wort \`function\`.`;

export const functionMissing = (head: string) =>
  `Eine Funktion beginnt mit dem Wort \`function\`: ${head}.`;

export const startsWithDigit = (name: string) =>
  `${name} beginnt mit einer Ziffer. Das darf ein Name nicht.`;

export const singleEquals = 'Um einen Wert zuzuweisen, schreib ein einzelnes `=`.';

export const nameOnLeft = (statement: string) =>
  `Links vom \`=\` steht der Name, rechts die Rechnung: ${statement}.`;

export const endWithSemicolon = 'Beende die Zeile mit `;`, nicht mit `:`.';

export const commaInCondition =
  'Ein Komma verknüpft keine Bedingungen. Schreib `&&` für „und“ oder `||` für „oder“.';

export const ifAsValue = '`if` ergibt keinen Wert. Schreib hinter das `=` nur die Bedingung.';

/** `sign` is an operator that the line has twice. */
export const singleSign = (sign: string) => `Schreib ein einzelnes ${sign}.`;

/** `sign` is `<->` or `<=>`. */
export const noSuchSign = (sign: string) =>
  `In JavaScript gibt es kein ${sign}. Um einem Namen einen Wert zu geben, schreib \`=\`.`;

/** `sign` is an operator, such as `<=`. */
export const withoutSpace = (sign: string) => `Schreib ${sign} ohne Leerzeichen.`;

export const lessOrEqual = '„Kleiner oder gleich“ schreibst du `<=`.';

export const greaterOrEqual = '„Größer oder gleich“ schreibst du `>=`.';

/** `sign` is `<=` or `>=`. */
export const singleEqualsAfter = (sign: string) => `Schreib ${sign} mit einem einzelnen \`=\`.`;

export const completeComparison = (comparison: string) =>
  `Jeder Vergleich muss vollständig sein: ${comparison}.`;

export const valueMissingBefore = (sign: string) =>
  `Vor ${sign} fehlt ein Wert. Jeder Vergleich muss vollständig sein.`;

/** `sign` is a comparison operator after `is`. */
export const removeIs = (sign: string) => `Entferne \`is\`. ${sign} reicht.`;

export const swappedWords = 'Die zwei Wörter sind vertauscht. Schreib `else if (…)`.';

export const elseIfNeedsCondition =
  '`else if` braucht eine Bedingung in runden Klammern. Für alle übrigen Fälle schreib nur `else`.';

/** `start` is the start of the statement, such as `if (a && b) {`. */
export const wholeCondition = (start: string) =>
  `Die ganze Bedingung gehört in die runden Klammern: ${start}.`;

export const elseInstead = 'Schreib `else` statt `or`.';

export const parenthesesForCondition =
  'Setz die Bedingung in runde Klammern `( )`, nicht in geschweifte `{ }`.';

export const braceInsteadOfColon = 'Schreib am Ende `{` statt `:`.';

export const parenthesesMissing = (head: string) => `Die runden Klammern fehlen: ${head}.`;

/** `word` is a keyword or a type before a parameter. */
export const onlyParameterName = (word: string) =>
  `Schreib bei einem Parameter nur den Namen. Entferne ${word}.`;

export const namesNotValues =
  'Setz Namen in die runden Klammern einer Funktion, keine Werte. Die Werte bekommt sie erst beim Aufruf.';

/** `name` comes right after a closing parenthesis. */
export const signMissing = (name: string) =>
  `Zwischen \`)\` und ${name} fehlt etwas, zum Beispiel \`*\` oder \`/\`.`;

export const oneQuote = 'Setz an jedes Ende des Textes ein Anführungszeichen, nicht zwei.';

export type Complete = Translated<
  typeof import('../../en/errors/lineSlips'),
  typeof import('./lineSlips')
>;

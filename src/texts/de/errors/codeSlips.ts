/**
 * Explanations of code that runs but probably doesn't do what the learner meant. `line` is its line. Code
 * arrives in backticks, unless the sentence has its own.
 */
import type { Translated } from '../../translation';

export const slashesToDivide = (line: number) =>
  `In Zeile ${line} beginnt mit \`//\` ein Kommentar. Zum Teilen schreib ein einzelnes \`/\`.`;

/** For `a, b = b, a`, which assigns only to `b`. `name` is the first variable. */
export const severalAssigned = (line: number, name: string) =>
  `In Zeile ${line} bleibt ${name} wegen des Kommas, wie es ist. Schreib jede Zuweisung in eine eigene Zeile.`;

export const completeComparison = (line: number, comparison: string) =>
  `In Zeile ${line} muss jeder Vergleich vollständig sein: ${comparison}.`;

/** `sign` is `&` or `|`. */
export const joinText = (line: number, sign: string) =>
  `Schreib in Zeile ${line} \`+\` statt ${sign}, um Text zu verbinden.`;

/** `needed` is `&&` or `||`. */
export const joinConditions = ({
  line,
  sign,
  needed,
}: {
  line: number;
  sign: string;
  needed: string;
}) => `Schreib in Zeile ${line} ${needed} statt ${sign}, um Bedingungen zu verknüpfen.`;

export const arrowToAssign = (line: number, assignment: string) =>
  `Schreib in Zeile ${line} \`=\` statt \`=>\`: ${assignment}.`;

export const arrowToCompare = (line: number) =>
  `In Zeile ${line} erzeugt \`=>\` eine Funktion. Für „größer oder gleich“ schreib \`>=\`.`;

/** For `console.log(a) + b`. */
export const plusOutside = (line: number) =>
  `In Zeile ${line} steht das \`+\` außerhalb der Klammern. Setz es mit allem, was dazugehört, vor die \`)\`.`;

export const doubledSign = (line: number, sign: string) =>
  `Schreib in Zeile ${line} nur ein \`${sign}\`, nicht zwei.`;

export const commaAndPlus = (line: number) =>
  `Schreib in Zeile ${line} entweder das Komma oder das \`+\`, nicht beides.`;

export const plusAtStart = (line: number) =>
  `Entferne in Zeile ${line} das \`+\` hinter der \`(\`.`;

/** `text` is the name of a variable in quotes. */
export const nameInQuotes = ({ line, text, name }: { line: number; text: string; name: string }) =>
  `In Zeile ${line} ist ${text} Text, weil es in Anführungszeichen steht. Um den Wert von ${name} zu verwenden, entferne die Anführungszeichen.`;

export const placeholderInQuotes = (line: number) =>
  `In Zeile ${line} ist \`\${…}\` gewöhnlicher Text, denn es funktioniert nur zwischen Backticks. Um Text in Anführungszeichen zu verbinden, schreib \`+\`.`;

/** `sign` is what the line has instead of an equals sign. */
export const toAssign = ({ line, sign, name }: { line: number; sign: string; name: string }) =>
  `Schreib in Zeile ${line} \`=\` statt \`${sign}\`, um ${name} einen Wert zu geben.`;

export const semicolonAfterElse = (line: number) =>
  `Entferne in Zeile ${line} das \`;\` hinter \`else\`.`;

export const conditionAfterElse = (line: number) =>
  `In Zeile ${line} darf hinter \`else\` keine Bedingung stehen. Schreib \`else if (…)\` oder entferne die Bedingung.`;

export const statementInQuotes = (line: number) =>
  `Entferne in Zeile ${line} die Anführungszeichen um die Anweisung.`;

/** The line has only a string. */
export const stringToAssign = ({
  line,
  name,
  assignment,
}: {
  line: number;
  name: string;
  assignment: string;
}) => `Um ${name} in Zeile ${line} einen Wert zu geben, schreib ${assignment}.`;

/** The line has only a string. */
export const stringNotPrinted = (line: number) =>
  `Die Zeichenkette in Zeile ${line} wird nicht ausgegeben. Setz sie in die Klammern von \`console.log(…)\`.`;

export const elseMissing = (line: number) => `In Zeile ${line} fehlt \`else\` vor der \`{\`.`;

/** For `!a > b`. `name` is `a`; `comparison` has the parentheses. */
export const notBeforeComparison = ({
  line,
  name,
  comparison,
}: {
  line: number;
  name: string;
  comparison: string;
}) =>
  `In Zeile ${line} gehört das \`!\` nur zu ${name}. Für den ganzen Vergleich schreib ${comparison}.`;

/** `text` is a string. */
export const periodToJoin = (line: number, text: string) =>
  `In Zeile ${line} verbindet der Punkt hinter ${text} nichts. Schreib stattdessen ein Komma oder \`+\`.`;

/** `nextLine` comes after the `return`. */
export const neverRuns = (line: number, nextLine: number) =>
  `In Zeile ${line} beendet \`return\` den Aufruf, deshalb wird Zeile ${nextLine} nie ausgeführt.`;

/** `name` is a parameter that gets a fixed value. */
export const argumentReplaced = (line: number, name: string) =>
  `In Zeile ${line} hat ${name} schon einen Wert, und zwar vom Aufruf. Entferne die Zeile.`;

export const returnMissing = (line: number, value: string) =>
  `Schreib in Zeile ${line} \`return\` vor ${value}.`;

export type Complete = Translated<
  typeof import('../../en/errors/codeSlips'),
  typeof import('./codeSlips')
>;

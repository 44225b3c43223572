/** Explanations of tests that fail even though the code runs. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** In this and the next four, `name` is a function. */
export const printsInstead = (name: string) =>
  `${name} gibt das Ergebnis aus, aber nicht zurück. Schreib \`return\` dorthin, wo das Ergebnis fertig ist.`;

export const noReturn = (name: string) =>
  `${name} hat kein \`return\` und gibt deshalb \`undefined\` zurück. Gib am Ende das Ergebnis zurück.`;

export const returnNotReached = (name: string) =>
  `${name} hat ein \`return\`, aber mit dieser Eingabe wird es nicht erreicht.`;

export const returnNotReachedOrUndefined = (name: string) =>
  `${name} hat ein \`return\`, aber mit dieser Eingabe wird es nicht erreicht oder sein Wert ist \`undefined\`.`;

export const returnWithoutValue = (line: number) =>
  `In Zeile ${line} fehlt hinter \`return\` der Wert, der zurückgegeben werden soll.`;

export const returnOnTwoLines = (line: number) =>
  `In Zeile ${line} muss der Wert in derselben Zeile wie \`return\` anfangen. Ein Zeilenumbruch beendet die Anweisung.`;

/** `sign` is `==` or `===`, without backticks. */
export const comparisonToAssign = (line: number, sign: string) =>
  `In Zeile ${line} vergleicht \`${sign}\` zwei Werte. Um einen Wert zuzuweisen, schreib ein einzelnes \`=\`.`;

/** `keyword` is `if`, `while`, or `for`. */
export const semicolonAfterCondition = (line: number, keyword: string) =>
  `In Zeile ${line} beendet das \`;\` hinter der Bedingung das ${keyword}, deshalb gehören die Zeilen in geschweiften Klammern nicht dazu. Entferne das \`;\`.`;

export const assignmentInCondition = (line: number) =>
  `In Zeile ${line} weist ein einzelnes \`=\` einen Wert zu, statt zu vergleichen. Schreib \`===\`.`;

export type Complete = Translated<
  typeof import('../../en/errors/failures'),
  typeof import('./failures')
>;

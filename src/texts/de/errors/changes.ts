/** Explanations of attempts to change what can't be changed. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `name` is undefined if it isn't known. */
export const readOnly = (name: string | undefined) =>
  `${name ?? 'Ein Wert in dieser Zeile'} lässt sich nicht ändern. Das Objekt ist eingefroren, oder der Wert gehört zu einer Zeichenkette, einer Zahl oder einem Getter. Erzeuge stattdessen einen neuen Wert.`;

/** In a condition. `name` is a constant. */
export const toCompare = (name: string) =>
  `Ein einzelnes \`=\` weist ${name} einen neuen Wert zu. Zum Vergleichen schreib \`===\`.`;

/** `line` is where the constant is declared. */
export const changeFirstValue = (name: string, line: number) =>
  `${name} ist mit \`const\` deklariert und behält deshalb den ersten Wert. Ändere den Wert in Zeile ${line}, oder nimm dort \`let\`, wenn er sich später ändern soll.`;

export const declareWithLet = (name: string) =>
  `${name} ist mit \`const\` deklariert und behält deshalb den ersten Wert. Wenn er sich ändern soll, nimm dort \`let\`.`;

export type Complete = Translated<
  typeof import('../../en/errors/changes'),
  typeof import('./changes')
>;

/**
 * Explanations of unknown names whose meaning is clear. Code arrives in backticks, unless the sentence has
 * its own.
 */
import type { Translated } from '../../translation';

/** For `consolelog`. */
export const periodMissing = 'Hier fehlt ein Punkt. Schreib `console.log(…)`.';

/** A function that prints in another language, in a function without `return`. */
export const returnOrPrint = (name: string) =>
  `${name} gibt es nicht. Um den Wert zurückzugeben, schreib \`return …;\`. Um ihn auszugeben, schreib \`console.log(…)\`.`;

export const taskAsksFor = ({ name, line, near }: { name: string; line: number; near: string }) =>
  `Die Aufgabe verlangt ${name}, aber Zeile ${line} deklariert ${near}. Ändere dort den Namen.`;

/** `name` is a spelled-out number, such as `two`. */
export const writeNumber = (name: string, number: number) =>
  `${name} gibt es nicht. Schreib die Zahl \`${number}\`.`;

/** `member` is a function of `Math`, such as `Math.max`. */
export const didYouMean = (name: string, member: string) =>
  `${name} gibt es nicht. Meintest du \`${member}\`?`;

/** `statement` is a `return` with the value. */
export const returnOrDeclare = (name: string, statement: string) =>
  `${name} ist noch nicht deklariert. Um einen Wert zurückzugeben, schreib ${statement}. Um ihn unter einem Namen zu speichern, schreib \`let\` oder \`const\` vor den Namen.`;

/** `name` is two declared names without anything in between. */
export const runTogether = ({
  name,
  first,
  second,
  calculation,
}: {
  name: string;
  first: string;
  second: string;
  calculation: string;
}) =>
  `In ${name} stehen ${first} und ${second} direkt hintereinander. Schreib, was berechnet werden soll, zum Beispiel ${calculation}.`;

export type Complete = Translated<
  typeof import('../../en/errors/unknownNames'),
  typeof import('./unknownNames')
>;

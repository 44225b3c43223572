/** Explanations of parameters that are missing, declared again, or used elsewhere. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `keyword` is `let`, `const`, or `var`. */
export const declaredAgain = (name: string, keyword: string) =>
  `${name} ist schon als Parameter deklariert. Um ihm einen neuen Wert zu geben, lass ${keyword} weg.`;

/** `line` is set if nothing else is on the line of the declaration. */
export const valueFromCall = (name: string, line: number | undefined) =>
  line === undefined
    ? `${name} bekommt den Wert schon vom Aufruf. Entferne die Deklaration.`
    : `${name} bekommt den Wert schon vom Aufruf. Entferne Zeile ${line}.`;

/** `isStray` is true if the whole line belongs in the function. */
export const onlyInside = ({
  name,
  owner,
  isStray,
}: {
  name: string;
  owner: string;
  isStray: boolean;
}) =>
  isStray
    ? `${name} ist ein Parameter und gilt deshalb nur in ${owner}. Verschieb diese Zeile zwischen die geschweiften Klammern der Funktion.`
    : `${name} ist ein Parameter und gilt deshalb nur in ${owner}. Schreib hier einen Wert hin.`;

/** `head` is the function's name with all its parameters. */
export const noParameters = (owner: string, head: string) =>
  `${owner} hat keine Parameter. Schreib sie in die runden Klammern: ${head}.`;

export const notParameterYet = ({
  name,
  owner,
  head,
}: {
  name: string;
  owner: string;
  head: string;
}) => `${name} ist noch kein Parameter von ${owner}. Schreib ihn in die runden Klammern: ${head}.`;

export type Complete = Translated<
  typeof import('../../en/errors/parameters'),
  typeof import('./parameters')
>;

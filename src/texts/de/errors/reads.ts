/**
 * Explanations of properties that are read from `undefined` or `null`. Code arrives in backticks, except for
 * `value`, which is `undefined` or `null`. `property` is undefined if the code uses `[ ]`.
 */
import type { Translated } from '../../translation';

export const objectNeeded = (call: string) =>
  `${call} braucht ein Objekt, hat aber \`undefined\` oder \`null\` bekommen. Prüfe, was in den Klammern steht.`;

export const inNeedsObject =
  '`in` sucht einen Schlüssel in einem Objekt, aber rechts davon steht kein Objekt. Für eine Zeichenkette oder ein Array nimm `includes`.';

export const instanceofNeedsClass =
  'Rechts von `instanceof` muss eine Klasse stehen. Prüfe den Namen.';

/** `expression` is what a loop goes through. */
export const listNeeded = (expression: string, value: string) =>
  `Etwas in ${expression} ist ${value}, aber hier wird ein Array gebraucht. Prüfe, woher der Wert kommt.`;

export const missingThis = (value: string, property: string | undefined) =>
  `\`this\` ist hier ${value}${consequence(property)}. Ruf die Methode mit einem Objekt auf: \`object.method()\`.`;

/** `before` is what's right after the missing value. */
export const missingSomewhere = ({
  value,
  property,
  before,
}: {
  value: string;
  property: string | undefined;
  before: string;
}) =>
  `Etwas in dieser Zeile ist ${value}${consequence(property)}. Sieh nach, was direkt vor ${before} steht.`;

/** `cause` is one of the following sentences, or one from `returned.ts`. */
export const missing = ({
  owner,
  value,
  property,
  cause,
}: {
  owner: string;
  value: string;
  property: string | undefined;
  cause: string;
}) => `${owner} ist ${value}${consequence(property)}. ${cause}`;

export const checkOwner = (owner: string) => `Prüfe, woher ${owner} den Wert bekommt.`;

export const oneStepTooFar = 'Die Schleife geht einen Schritt zu weit: Schreib `<` statt `<=`.';

export const nothingAtIndex = (list: string) => `In ${list} steht an diesem Index nichts.`;

function consequence(property: string | undefined): string {
  return property === undefined
    ? ', deshalb darf dahinter kein `[ ]` stehen'
    : ` und hat deshalb kein ${property}`;
}

export type Complete = Translated<typeof import('../../en/errors/reads'), typeof import('./reads')>;

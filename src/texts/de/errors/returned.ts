/** Sentences about what a call returns, after one that says what's wrong. The name arrives in backticks. */
import type { Translated } from '../../translation';

/** `name` is a built-in method, such as `find`. */
export const findsNothing = (name: string) => `Das gibt ${name} zurück, wenn es nichts findet.`;

export const noReturn = (name: string) => `Die Funktion ${name} hat kein \`return\`.`;

export const checkReturned = (name: string) => `Prüfe, was ${name} zurückgibt.`;

export type Complete = Translated<
  typeof import('../../en/errors/returned'),
  typeof import('./returned')
>;

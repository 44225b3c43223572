/** Explanations of values that can't be iterated or destructured. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const noArgument =
  'Die Funktion destrukturiert ihr Argument, wurde aber ohne Argument aufgerufen. Prüfe den Aufruf oder gib dem Parameter einen Standardwert wie `= {}`.';

/** `value` is `undefined` or `null`. */
export const objectNeeded = (value: string) =>
  `${value} lässt sich nicht destrukturieren. Rechts vom \`=\` muss ein Objekt stehen.`;

/** `value` is `undefined` or `null`, or undefined if it isn't known which. */
export const notDestructurable = (name: string, value: string | undefined) =>
  `${name} ist ${value ?? 'undefined oder null'} und lässt sich deshalb nicht destrukturieren. Prüfe, woher der Wert kommt.`;

/** `cause` is a sentence from `returned.ts`. */
export const returnsNoArray = (call: string, cause: string) =>
  `Was ${call} zurückgibt, ist kein Array. ${cause}`;

/** `name` is undefined if it isn't known. */
export const notIterable = (name: string | undefined) =>
  `${name ?? 'Ein Wert in dieser Zeile'} ist kein Array. \`for … of\` und \`...\` brauchen ein Array, eine Zeichenkette, eine Map oder ein Set. Für ein Objekt nimm \`Object.entries(…)\`.`;

/** `name` is undefined if it isn't known. */
export const arrayNeeded = (name: string | undefined) =>
  name === undefined
    ? 'Ein Wert in dieser Zeile ist undefined oder null, aber hier wird ein Array gebraucht.'
    : `${name} ist undefined oder null, aber hier wird ein Array gebraucht. Prüfe, woher der Wert kommt.`;

export type Complete = Translated<
  typeof import('../../en/errors/iterate'),
  typeof import('./iterate')
>;

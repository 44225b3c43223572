/**
 * Texts of failed tests: messages, and what a test expected and received, which are shown below each other.
 * Values arrive as code.
 */
import type { Translated } from '../../translation';
import { countOf } from '../format';

export const negativeZero = 'Null und negative Null sind hier nicht dasselbe.';
export const lookAlike =
  'Sie sehen gleich aus, sind aber verschiedene Objekte. toBe verlangt dasselbe Objekt.';

/** Expected. */
export const toDecimalPlaces = (value: string, digits: number) =>
  `${value}, auf ${countOf(digits, 'Nachkommastelle', 'Nachkommastellen')} genau`;
export const notCloseEnough = 'Die Zahl ist nicht genau genug.';

export const overLimit = 'Das liegt über der Grenze.';
/** Expected. */
export const atMost = (value: string) => `höchstens ${value}`;

export const sameObject = 'Das ist dasselbe Objekt. Gib stattdessen ein neues zurück.';
export const notObject = 'Das ist kein Objekt.';
/** Expected. */
export const newObject = 'ein neues Objekt';

/** Expected. `part` is a part of the error's message, in quotes. */
export const errorThatSays = (part: string) => `ein Fehler mit ${part} in der Meldung`;
/** Expected. */
export const anError = 'ein Fehler';
export const otherErrorMessage = 'Die Fehlermeldung ist eine andere.';
export const onlyFunctionThrows = 'Nur eine Funktion kann einen Fehler werfen.';
export const nothingThrown = 'Es wurde kein Fehler geworfen.';
/** Received. */
export const noErrorButReturned = (value: string) => `kein Fehler; zurückgegeben wurde ${value}`;

export const tooManyReads = 'Dein Code liest das Array endlos oder viel zu oft.';
/** Expected. */
export const fewerReads = (limit: number) =>
  `weniger als ${countOf(limit, 'Lesezugriff', 'Lesezugriffe')}`;
/** Received. `count` is large. */
export const reads = (count: number) => countOf(count, 'Lesezugriff', 'Lesezugriffe');

export const growsTooFast = (larger: number, times: number) =>
  `Der Aufwand wächst zu schnell: Eine ${larger}-mal so große Eingabe braucht ${times}-mal so viele Schritte.`;
/** Expected. `order` is in Big O notation, such as `n log n`. */
export const stepsLike = (order: string) => `Schritte, die wie ${order} wachsen`;
/** Received: the number of steps for each size of the input, such as `n = 8: 40, n = 32: 160`. */
export const steps = (counts: readonly { size: number; count: number }[]) =>
  counts.map(({ size, count }) => `n = ${size}: ${count}`).join(', ');

export const callThrew = 'Der Aufruf hat einen Fehler geworfen.';
export const answerIsPromise = 'Die Antwort ist ein Promise, nicht dessen Wert.';
export const answerIsNotPromise = 'Die Antwort ist kein Promise.';
/** Expected. */
export const orOtherAnswer = (answer: string) => `${answer} oder eine andere richtige Antwort`;

export const changedList = 'Der Aufruf hat das übergebene Array selbst verändert.';
export const changedObject = 'Der Aufruf hat das übergebene Objekt selbst verändert.';
/** `className` is `Map` or `Set`. */
export const changedCollection = (className: string) =>
  className === 'Map'
    ? 'Der Aufruf hat die übergebene Map selbst verändert.'
    : `Der Aufruf hat das übergebene ${className} selbst verändert.`;

/** `names` are the answers in the order in which they arrived, and `failed` those that were errors. */
export function answersArrived(names: readonly string[], failed: readonly string[]): string {
  const order = `Die Antworten kamen in der Reihenfolge ${names.join(', ')} an`;
  return failed.length === 0 ? `${order}.` : `${order}, mit einem Fehler bei ${failed.join(', ')}.`;
}

export type Complete = Translated<
  typeof import('../../en/errors/checks'),
  typeof import('./checks')
>;

/** Sentences about how a received value differs from the expected one. */
import type { Translated } from '../../translation';
import { countOf } from '../format';

/** Must be the same as `valuesAreDifferent` in `exerciseResults.ts`. */
export const different = 'Die Werte sind verschieden.';

/** Three sentences that guess the cause, each followed by the one without the guess. */
export const noValue = 'Es gibt keinen Wert. Fehlt ein return?';
export const noValueWithoutGuess = 'Es gibt keinen Wert.';
export const functionItself = 'Das ist eine Funktion, nicht ihr Ergebnis. Fehlen die Klammern?';
export const functionWithoutGuess = 'Das ist eine Funktion.';
/** Without the guess, it's `different`. */
export const offByOne = 'Die Zahl liegt um eins daneben.';

export const promiseItself = 'Das ist ein Promise, nicht dessen Wert. Fehlt ein await?';

/** Both values are names of types, as in `typeof`: `string`, `number`, `boolean`, `bigint`. */
export const otherType = (received: string, expected: string) =>
  `Das ist ${types[received] ?? `vom Typ ${received}`}, ${otherTypes[expected] ?? `nicht vom Typ ${expected}`}.`;

const types: Readonly<Record<string, string>> = {
  string: 'eine Zeichenkette',
  number: 'eine Zahl',
  boolean: 'ein Boolean',
  bigint: 'ein BigInt',
};
const otherTypes: Readonly<Record<string, string>> = {
  string: 'keine Zeichenkette',
  number: 'keine Zahl',
  boolean: 'kein Boolean',
  bigint: 'kein BigInt',
};

export const notList = 'Das ist kein Array.';
export const notNumber = 'Das ist keine Zahl.';
export const notANumber =
  'Das ist keine Zahl. Hast du etwas addiert oder geteilt, das keine Zahl ist?';

/** `value` is `undefined` or `null`. */
export const shouldBe = (value: string) => `Das sollte ${value} sein.`;

export const wrongSign = 'Das Vorzeichen ist falsch.';
export const capitalization = 'Prüfe die Groß- und Kleinschreibung.';
export const spaces = 'Prüfe die Leerzeichen.';
export const spacesAndLineBreaks = 'Prüfe die Leerzeichen und Zeilenumbrüche.';

/** In the next four, `areLines` is true for printed output, whose items are lines. */
export const otherOrder = (areLines: boolean) =>
  areLines
    ? 'Die Zeilen stimmen, aber nicht ihre Reihenfolge.'
    : 'Die Elemente stimmen, aber nicht ihre Reihenfolge.';

/** `position` starts at 1. */
export const firstDifference = (areLines: boolean, position: number) =>
  areLines
    ? `Der erste Unterschied ist in Zeile ${position}.`
    : `Der erste Unterschied ist beim ${position}. Element.`;

export const tooMany = (areLines: boolean, count: number) =>
  count === 1
    ? `${items(areLines, count)} ist zu viel.`
    : `${items(areLines, count)} sind zu viel.`;

export const missing = (areLines: boolean, count: number) =>
  count === 1 ? `${items(areLines, count)} fehlt.` : `${items(areLines, count)} fehlen.`;

export const propertyMissing = (name: string) => `Die Eigenschaft ${name} fehlt.`;
export const extraProperty = (name: string) => `Die Eigenschaft ${name} sollte nicht da sein.`;
export const otherProperty = (name: string) => `Die Eigenschaft ${name} hat einen anderen Wert.`;

function items(areLines: boolean, count: number): string {
  return areLines ? countOf(count, 'Zeile', 'Zeilen') : countOf(count, 'Element', 'Elemente');
}

export type Complete = Translated<
  typeof import('../../en/errors/difference'),
  typeof import('./difference')
>;

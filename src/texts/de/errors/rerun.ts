/** Texts of tests that run the learner's program again with different starting values. */
import type { Translated } from '../../translation';

/** Label of a printed line. `printedLabel` in `printed.ts` has to match it. */
export const line = (number: number) => `Zeile ${number}`;
/** Label. `lineCountLabel` in `printed.ts` has to match it. */
export const numberOfLines = 'die Anzahl der Zeilen';

/** A starting value that replaces a number in the program. */
export const insteadOf = (value: string, number: string) => `${value} statt ${number}`;

/**
 * A label with the starting values, such as 'Zeile 1, mit price = 4, 20 statt 10'. `printedLabel` in
 * `printed.ts` has to match it.
 */
export const withValues = (label: string, values: string) => `${label}, mit ${values}`;

export const stopsWithError =
  'Dein Programm bricht mit einem Fehler ab, wenn es mit anderen Werten startet.';

/** `difference` is a sentence from `difference.ts`. */
export const ranAgain = (
  changes: readonly { name: string; value: string }[],
  difference: string | undefined,
) => {
  const changed = listed(changes.map(({ name, value }) => `${name} auf ${value}`));
  const start = `Dieser Test hat ${changed} geändert und dein Programm noch einmal ausgeführt.`;
  return difference === undefined ? start : `${start} ${difference}`;
};

export const keepLine = (name: string) =>
  `Lass die Zeile stehen, in der \`${name}\` den ersten Wert bekommt. Dieser Test probiert dort andere Werte aus.`;

/** `text` is a number in quotes. */
export const numberInQuotes = (text: string) =>
  `\`${text}\` ist Text. Entferne die Anführungszeichen, damit es eine Zahl ist.`;

export const numbersMissing = (numbers: readonly string[]) =>
  numbers.length === 1
    ? `Die Zahl ${numbers[0]} kommt in deinem Programm nicht vor. Lass dein Programm mit den Zahlen aus der Aufgabe rechnen.`
    : `Die Zahlen ${listed(numbers)} kommen in deinem Programm nicht vor. Lass dein Programm mit den Zahlen aus der Aufgabe rechnen.`;

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

export type Complete = Translated<typeof import('../../en/errors/rerun'), typeof import('./rerun')>;

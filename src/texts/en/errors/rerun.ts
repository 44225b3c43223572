/** Texts of tests that run the learner's program again with different starting values. */

/** Label of a printed line. `printedLabel` in `printed.ts` has to match it. */
export const line = (number: number) => `line ${number}`;
/** Label. `lineCountLabel` in `printed.ts` has to match it. */
export const numberOfLines = 'the number of lines';

/** A starting value that replaces a number in the program. */
export const insteadOf = (value: string, number: string) => `${value} instead of ${number}`;

/**
 * A label with the starting values, such as 'line 1, with price = 4, 20 instead of 10'. `printedLabel` in
 * `printed.ts` has to match it.
 */
export const withValues = (label: string, values: string) => `${label}, with ${values}`;

export const stopsWithError =
  'Your program stops with an error when it starts with different values.';

/** `difference` is a sentence from `difference.ts`. */
export const ranAgain = (
  changes: readonly { name: string; value: string }[],
  difference: string | undefined,
) => {
  const changed = listed(changes.map(({ name, value }) => `${name} to ${value}`));
  const start = `This test changed ${changed}, then ran your program again.`;
  return difference === undefined ? start : `${start} ${difference}`;
};

export const keepLine = (name: string) =>
  `Keep the line that gives \`${name}\` its first value. This test tries other values there.`;

/** `text` is a number in quotes. */
export const numberInQuotes = (text: string) =>
  `\`${text}\` is text. Remove the quotes so that it's a number.`;

export const numbersMissing = (numbers: readonly string[]) =>
  numbers.length === 1
    ? `The number ${numbers[0]} isn't in your program. Have your program calculate with the numbers from the task.`
    : `The numbers ${listed(numbers)} aren't in your program. Have your program calculate with the numbers from the task.`;

function listed(items: readonly string[]): string {
  return items.length < 3
    ? items.join(' and ')
    : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

/** Explanations of wrong values. Code arrives in backticks. */

/** `name` is a property. */
export const misspelled = (name: string, near: string) =>
  `Is a name after a dot misspelled? There's no ${name} here, but there's ${near}.`;

export const itemMissing =
  'An index with no item gives `undefined`, and adding to that gives `NaN`. Is there an item at that index?';

/** The function `name` always returns `value`; it doesn't use its `parameters`. */
export const alwaysSame = ({
  name,
  value,
  parameters,
}: {
  name: string;
  value: string;
  parameters: readonly string[];
}) =>
  parameters.length > 1
    ? `${name} returns ${value} whatever ${parameters.join(' and ')} are.`
    : `${name} returns ${value} whatever ${parameters.join(' and ')} is.`;

/** The expected value is a list or an object. */
export const severalInList = '`return` returns one value. Put several in a list or an object.';

export const commaAfterReturn =
  "`return` sends back one value, and the comma doesn't calculate anything. Write what to calculate, as in `a * b`.";

export const arrowToCompare = (line: number) =>
  `On line ${line}, \`=>\` makes a function. For greater than or equal to, write \`>=\`.`;

export const inGivesIndexes = (line: number) =>
  `On line ${line}, \`in\` gives the indexes as text. \`of\` gives the items.`;

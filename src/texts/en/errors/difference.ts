/** Sentences about how a received value differs from the expected one. */

export const different = 'The values are different.';

/** Three sentences that guess the cause, each followed by the one without the guess. */
export const noValue = "There's no value. Is a return missing?";
export const noValueWithoutGuess = "There's no value.";
export const functionItself = 'This is a function, not its result. Are the parentheses missing?';
export const functionWithoutGuess = 'This is a function.';
/** Without the guess, it's `different`. */
export const offByOne = 'The number is off by one.';

export const promiseItself = 'This is a promise, not its value. Is an await missing?';

/** Both values are names of types, as in `typeof`: `string`, `number`, `boolean`, `bigint`. */
export const otherType = (received: string, expected: string) =>
  `This is a ${received}, not a ${expected}.`;

export const notList = "This isn't a list.";
export const notNumber = "This isn't a number.";
export const notANumber =
  "This isn't a number. Did you add or divide something that isn't a number?";

/** `value` is `undefined` or `null`. */
export const shouldBe = (value: string) => `This should be ${value}.`;

export const wrongSign = 'The sign is wrong.';
export const capitalization = 'Check your capitalization.';
export const spaces = 'Check your spaces.';
export const spacesAndLineBreaks = 'Check your spaces and line breaks.';

/** In the next four, `areLines` is true for printed output, whose items are lines. */
export const otherOrder = (areLines: boolean) =>
  `The ${areLines ? 'lines' : 'items'} are right, but in a different order.`;

/** `position` starts at 1. */
export const firstDifference = (areLines: boolean, position: number) =>
  `The first difference is in ${areLines ? 'line' : 'item'} ${position}.`;

export const tooMany = (areLines: boolean, count: number) =>
  `${thereAre(areLines, count)} too many.`;

export const missing = (areLines: boolean, count: number) =>
  `${thereAre(areLines, count)} missing.`;

export const propertyMissing = (name: string) => `The property ${name} is missing.`;
export const extraProperty = (name: string) => `The property ${name} shouldn't be there.`;
export const otherProperty = (name: string) => `The property ${name} is different.`;

function thereAre(areLines: boolean, count: number): string {
  const noun = areLines ? 'line' : 'item';
  return count === 1 ? `There is 1 ${noun}` : `There are ${count} ${noun}s`;
}

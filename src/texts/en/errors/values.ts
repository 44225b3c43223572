/** Explanations of values that are out of range, of the wrong type, or malformed. Code arrives in backticks. */

export const arrayLength =
  'The length of an array must be a whole number, 0 or more. Check the number here.';
export const repeat =
  "`repeat` needs a number that's 0 or more. Check the number in its parentheses.";
export const tooLarge =
  'A string or an array got too large. Is there a loop that keeps adding to it?';
export const toPrecision = '`toPrecision` takes a number of digits from 1 to 100.';
export const toFixed = '`toFixed` takes a number of digits from 0 to 100.';
export const toStringBase = 'The number in `toString` is the base, from 2 to 36.';
export const invalidDate =
  "This date isn't valid: it was made from something that isn't a date. Check what you passed to `new Date`.";
export const reduceNeedsInitialValue =
  '`reduce` got an empty array and no initial value. Give it an initial value after the function: `reduce(…, 0)`.';
export const mixedBigInt =
  "You can't mix a BigInt such as `1n` and a number. Turn one into the other with `Number(…)` or `BigInt(…)`.";
export const bigIntByZero =
  "You can't divide a BigInt by zero. Check the number to the right of the `/` or `%`.";
export const bigIntNeedsNumber = "`BigInt` needs a whole number. Check what's in its parentheses.";
export const symbol = "A symbol isn't a string or a number. To show it, write `String(symbol)`.";
export const invalidUrl = '`new URL` needs a full address that starts with `https://`.';
export const globalFlag = 'This method needs a regular expression with the `g` flag, as in `/a/g`.';
export const pairs = "This needs an array of pairs: `[['key', value], …]`.";

export const circularJson =
  "JSON can't hold an object that contains itself. Remove the property that points back to it.";
export const bigIntJson = "JSON can't hold a BigInt. Turn it into a string first with `String(…)`.";
export const undefinedJson = '`JSON.parse` got `undefined`. Check where its text comes from.';
export const objectJson =
  '`JSON.parse` got an object. It needs a string, and you can use an object directly.';
export const shortJson =
  "The string passed to `JSON.parse` isn't JSON. It ends too early, or is empty.";
export const jsonQuotes =
  "The string passed to `JSON.parse` isn't JSON. Names and strings need double quotes, and there can't be a comma at the end.";
export const jsonComma =
  "The string passed to `JSON.parse` isn't JSON. There's a comma at the end of an array.";
export const notJson =
  "The string passed to `JSON.parse` isn't JSON. Print it with `console.log` to see what it is.";

export const regExpFlags =
  'Only the flags `d g i m s u v y` can follow the closing `/`, once each.';

const regExpProblems = {
  parenthesis: 'A parenthesis has no match.',
  bracket: 'A `[` has no `]`.',
  repeat: "There's nothing to repeat before `+`, `*` or `?`.",
  range: 'A range or a count is backward.',
};

/** `hasBackslash` is true if the regular expression escapes a character. */
export const invalidRegExp = (problem: keyof typeof regExpProblems, hasBackslash: boolean) => {
  const start = `The regular expression on this line isn't valid. ${regExpProblems[problem]}`;
  return hasBackslash ? start : `${start} To match a symbol itself, write \`\\\` before it.`;
};

/** `value` isn't an error. */
export const thrownValue = (value: string) =>
  `The code threw ${value} itself. \`throw new Error('…')\` would show the line, too.`;

export const endlessCalls =
  'Functions call each other forever. One of them needs a case where it stops.';

/** The function has no condition. */
export const callsItself = (name: string) =>
  `${name} calls itself, so it never finishes. Write the calculation there instead of the call.`;

/** The function has a condition. */
export const callsItselfForever = (name: string) =>
  `${name} calls itself forever. It needs a case that returns without calling itself, and each call must get closer to it.`;

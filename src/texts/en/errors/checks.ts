/**
 * Texts of failed tests: messages, and what a test expected and received, which are shown below each other.
 * Values arrive as code.
 */
import { countOf } from '../format';

export const negativeZero = 'Zero and negative zero are different here.';
export const lookAlike = 'They look alike but are different objects. toBe needs the same object.';

/** Expected. */
export const toDecimalPlaces = (value: string, digits: number) =>
  `${value}, to ${countOf(digits, 'decimal place')}`;
export const notCloseEnough = "The number isn't close enough.";

export const overLimit = 'This is over the limit.';
/** Expected. */
export const atMost = (value: string) => `at most ${value}`;

export const sameObject = 'This is the same object. Return a new one instead.';
export const notObject = "This isn't an object.";
/** Expected. */
export const newObject = 'a new object';

/** Expected. `part` is a part of the error's message, in quotes. */
export const errorThatSays = (part: string) => `an error that says ${part}`;
/** Expected. */
export const anError = 'an error';
export const otherErrorMessage = 'The error message is different.';
export const onlyFunctionThrows = 'Only a function can throw.';
export const nothingThrown = 'Nothing was thrown.';
/** Received. */
export const noErrorButReturned = (value: string) => `no error; it returned ${value}`;

export const tooManyReads = 'Your code reads the list forever, or far too often.';
/** Expected. */
export const fewerReads = (limit: number) => `fewer than ${limit} reads`;
/** Received. `count` is large. */
export const reads = (count: number) => `${count} reads`;

export const growsTooFast = (larger: number, times: number) =>
  `The work grows too fast: an input ${larger} times as large takes ${times} times as many steps.`;
/** Expected. `order` is in Big O notation, such as `n log n`. */
export const stepsLike = (order: string) => `steps that grow like ${order}`;
/** Received: the number of steps for each size of the input, such as `n = 8: 40, n = 32: 160`. */
export const steps = (counts: readonly { size: number; count: number }[]) =>
  counts.map(({ size, count }) => `n = ${size}: ${count}`).join(', ');

export const callThrew = 'The call threw an error.';
export const answerIsPromise = 'The answer is a promise, not its value.';
export const answerIsNotPromise = "The answer isn't a promise.";
/** Expected. */
export const orOtherAnswer = (answer: string) => `${answer}, or another correct answer`;

export const changedList = 'The call changed the list it was given, in place.';
export const changedObject = 'The call changed the object it was given, in place.';
/** `className` is `Map` or `Set`. */
export const changedCollection = (className: string) =>
  `The call changed the ${className} it was given, in place.`;

/** `names` are the answers in the order in which they arrived, and `failed` those that were errors. */
export function answersArrived(names: readonly string[], failed: readonly string[]): string {
  const order = `The answers arrived in the order ${names.join(', ')}`;
  return failed.length === 0 ? `${order}.` : `${order}, and ${failed.join(', ')} failed.`;
}

/** Describes the most likely mistake when two values differ. */
import { isPrinted } from '../printing/printed';
import { isEqual } from './equal';

/** Message if no likely mistake is found. */
export const DIFFERENT = 'The values are different.';

const OFF_BY_ONE = 'The number is off by one.';

/** Smallest number to report as off by one. Smaller numbers often differ by one for other reasons. */
const MIN_OFF_BY_ONE = 5;

/** Longest list to check for a different order. The check takes quadratic time. */
const MAX_SORTED = 300;

/**
 * Returns a sentence about how the received value differs from the expected one.
 *
 * @param label - the tested expression. For printed output, items are called lines, and a line count that
 *   differs by one isn't called an off-by-one error
 */
export function differenceOf(received: unknown, expected: unknown, label = ''): string {
  const difference =
    differenceOfKind(received, expected) ??
    differenceOfNumbers(received, expected) ??
    differenceOfTexts(received, expected) ??
    differenceOfLists(received, expected, isPrinted(label) ? 'line' : 'item') ??
    differenceOfKeys(received, expected);
  const isLines = difference === OFF_BY_ONE && /\b(?:lines|printed)\b/.test(label);
  return difference === undefined || isLines ? DIFFERENT : difference;
}

/**
 * Describes the mistake if a number was expected but the received value is `NaN` or another type. Returns
 * undefined for all other numbers.
 */
export function notNumber(received: unknown, expected: number): string | undefined {
  if (Number.isNaN(received)) return differenceOfNumbers(received, expected);
  if (typeof received === 'number') return undefined;
  const mistake = differenceOfKind(received, expected);
  return (
    mistake ??
    (asText(received) === undefined
      ? "This isn't a number."
      : `This is a ${typeof received}, not a number.`)
  );
}

function differenceOfKind(received: unknown, expected: unknown): string | undefined {
  if (received === undefined) {
    return "There's no value. Is a return missing?";
  }
  if (received instanceof Promise && !(expected instanceof Promise)) {
    return 'This is a promise, not its value. Is an await missing?';
  }
  if (typeof received === 'function' && typeof expected !== 'function') {
    return 'This is a function, not its result. Are the parentheses missing?';
  }
  if (typeof received !== typeof expected && String(asText(received)) === asText(expected)) {
    return `This is a ${typeof received}, not a ${typeof expected}.`;
  }
  if (Array.isArray(expected) && !Array.isArray(received)) {
    return "This isn't a list.";
  }
  if (expected === undefined || expected === null) {
    return `This should be ${String(expected)}.`;
  }
  return undefined;
}

/** Returns a string, number, boolean, or bigint as it would be printed; undefined for other values. */
function asText(value: unknown): string | undefined {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value)
    ? String(value)
    : undefined;
}

function differenceOfNumbers(received: unknown, expected: unknown): string | undefined {
  if (typeof received !== 'number' || typeof expected !== 'number') {
    return undefined;
  }
  if (Number.isNaN(received)) {
    return "This isn't a number. Did you add or divide something that isn't a number?";
  }
  if (received === -expected) {
    return 'The sign is wrong.';
  }
  const isOffByOne =
    Math.abs(received - expected) === 1 && Math.min(received, expected) >= MIN_OFF_BY_ONE;
  return isOffByOne ? OFF_BY_ONE : undefined;
}

function differenceOfTexts(received: unknown, expected: unknown): string | undefined {
  if (typeof received !== 'string' || typeof expected !== 'string') {
    return undefined;
  }
  if (received.toLowerCase() === expected.toLowerCase()) {
    return 'Check your capitalization.';
  }
  if (received.replace(/\s/g, '') !== expected.replace(/\s/g, '')) return undefined;
  return `Check your spaces${(received + expected).includes('\n') ? ' and line breaks' : ''}.`;
}

/**
 * @param item - what the sentence calls an item: `item` or `line`
 */
function differenceOfLists(received: unknown, expected: unknown, item: string): string | undefined {
  if (!Array.isArray(received) || !Array.isArray(expected)) {
    return undefined;
  }
  if (received.length === expected.length) {
    if (received.length <= MAX_SORTED && isEqual(bagOf(received), bagOf(expected))) {
      return `The ${item}s are right, but in a different order.`;
    }
    const index = expected.findIndex((value, i) => !isEqual(received[i], value));
    return `The first difference is in ${item} ${index + 1}.`;
  }
  const more = received.length - expected.length;
  const count = Math.abs(more);
  const items = count === 1 ? `There is 1 ${item}` : `There are ${count} ${item}s`;
  return more > 0 ? `${items} too many.` : `${items} missing.`;
}

/** Converts a list to a set, to ignore the order. Each item is wrapped in an object to keep duplicates. */
function bagOf(list: readonly unknown[]): Set<unknown> {
  return new Set(Array.from(list, (item) => ({ item })));
}

function differenceOfKeys(received: unknown, expected: unknown): string | undefined {
  if (!isRecord(received) || !isRecord(expected)) {
    return undefined;
  }
  const missing = Object.keys(expected).find((key) => !Object.hasOwn(received, key));
  if (missing !== undefined) {
    return `The property ${missing} is missing.`;
  }
  const extra = Object.keys(received).find((key) => !Object.hasOwn(expected, key));
  if (extra !== undefined) {
    return `The property ${extra} shouldn't be there.`;
  }
  const wrong = Object.keys(expected).find((key) => !isEqual(received[key], expected[key]));
  return wrong === undefined ? undefined : `The property ${wrong} is different.`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

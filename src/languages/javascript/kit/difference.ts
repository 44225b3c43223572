/** Describes the most likely mistake when two values differ. */
import { isPrinted } from '../printing/printed';
import * as texts from '../../../texts/en/errors/difference';
import * as printed from '../../../texts/en/errors/printed';
import { isEqual, type Equality } from './equal';

/** Smallest number to report as off by one. Smaller numbers often differ by one for other reasons. */
const MIN_OFF_BY_ONE = 5;

/** Longest list to check for a different order. The check takes quadratic time. */
const MAX_SORTED = 300;

/**
 * Returns a sentence about how the received value differs from the expected one: `different` if no likely
 * mistake is found.
 *
 * @param label - the tested expression. For printed output, items are called lines, and a line count that
 *   differs by one isn't called an off-by-one error
 * @param areSame - how the values were compared
 */
export function differenceOf(
  received: unknown,
  expected: unknown,
  label = '',
  areSame: Equality = isEqual,
): string {
  const difference =
    differenceOfKind(received, expected) ??
    differenceOfNumbers(received, expected) ??
    differenceOfTexts(received, expected) ??
    differenceOfLists(received, expected, isPrinted(label), areSame) ??
    differenceOfKeys(received, expected, areSame);
  const isLines = difference === texts.offByOne && printed.lineCountLabel.test(label);
  return difference === undefined || isLines ? texts.different : difference;
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
    (asText(received) === undefined ? texts.notNumber : texts.otherType(typeof received, 'number'))
  );
}

function differenceOfKind(received: unknown, expected: unknown): string | undefined {
  if (received === undefined) {
    return texts.noValue;
  }
  if (received instanceof Promise && !(expected instanceof Promise)) {
    return texts.promiseItself;
  }
  if (typeof received === 'function' && typeof expected !== 'function') {
    return texts.functionItself;
  }
  if (typeof received !== typeof expected && String(asText(received)) === asText(expected)) {
    return texts.otherType(typeof received, typeof expected);
  }
  if (Array.isArray(expected) && !Array.isArray(received)) {
    return texts.notList;
  }
  if (expected === undefined || expected === null) {
    return texts.shouldBe(String(expected));
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
    return texts.notANumber;
  }
  if (received === -expected) {
    return texts.wrongSign;
  }
  const isOffByOne =
    Math.abs(received - expected) === 1 && Math.min(received, expected) >= MIN_OFF_BY_ONE;
  return isOffByOne ? texts.offByOne : undefined;
}

function differenceOfTexts(received: unknown, expected: unknown): string | undefined {
  if (typeof received !== 'string' || typeof expected !== 'string') {
    return undefined;
  }
  if (received.toLowerCase() === expected.toLowerCase()) {
    return texts.capitalization;
  }
  if (received.replace(/\s/g, '') !== expected.replace(/\s/g, '')) return undefined;
  return (received + expected).includes('\n') ? texts.spacesAndLineBreaks : texts.spaces;
}

/**
 * @param areLines - true if the items are printed lines
 */
function differenceOfLists(
  received: unknown,
  expected: unknown,
  areLines: boolean,
  areSame: Equality,
): string | undefined {
  if (!Array.isArray(received) || !Array.isArray(expected)) {
    return undefined;
  }
  if (received.length === expected.length) {
    if (received.length <= MAX_SORTED && areSame(bagOf(received), bagOf(expected))) {
      return texts.otherOrder(areLines);
    }
    const index = expected.findIndex((value, i) => !areSame(received[i], value));
    return texts.firstDifference(areLines, index + 1);
  }
  const more = received.length - expected.length;
  return more > 0 ? texts.tooMany(areLines, more) : texts.missing(areLines, -more);
}

/** Converts a list to a set, to ignore the order. Each item is wrapped in an object to keep duplicates. */
function bagOf(list: readonly unknown[]): Set<unknown> {
  return new Set(Array.from(list, (item) => ({ item })));
}

function differenceOfKeys(
  received: unknown,
  expected: unknown,
  areSame: Equality,
): string | undefined {
  if (!isRecord(received) || !isRecord(expected)) {
    return undefined;
  }
  const missing = Object.keys(expected).find((key) => !Object.hasOwn(received, key));
  if (missing !== undefined) {
    return texts.propertyMissing(missing);
  }
  const extra = Object.keys(received).find((key) => !Object.hasOwn(expected, key));
  if (extra !== undefined) {
    return texts.extraProperty(extra);
  }
  const wrong = Object.keys(expected).find((key) => !areSame(received[key], expected[key]));
  return wrong === undefined ? undefined : texts.otherProperty(wrong);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

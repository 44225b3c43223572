/** `expect` for exercise tests. */
import { formatValue } from '../printing/format';
import { formatCompared } from '../printing/printed';
import * as texts from '../../../texts/en/errors/checks';
import { differenceOf, notNumber } from './difference';
import { isEqual } from './equal';
import { settled } from './settled';
import { AssertionError } from './assertionError';

export interface Expectation {
  /** Checks that values are the same (`===`, or both `NaN`). */
  toBe(expected: unknown): void;
  /** Checks that values are the same according to `Object.is`, which distinguishes `-0` from `0`. */
  toBeExactly(expected: unknown): void;
  /** Checks that values are deeply equal. */
  toEqual(expected: unknown): void;
  /**
   * Checks that the number is off by less than half a unit in the last decimal place. `digits` is the number
   * of decimal places, 2 by default.
   */
  toBeCloseTo(expected: number, digits?: number): void;
  /** Checks that the number is less than or equal to `most`. */
  toBeAtMost(most: number): void;
  /** Checks that the value is a different object than `other`, regardless of its contents. */
  toBeNew(other: object): void;
  /**
   * Checks that the function throws and that the error message contains `part`, if given. If the function is
   * async, the test must await this call.
   */
  toThrow(part?: string): void | Promise<void>;
}

/**
 * Starts an expectation about a value.
 *
 * @param label - the tested expression, shown with the values
 */
export function expectation(value: unknown, label?: string): Expectation {
  function assertionError(
    message: string,
    expected: string,
    received = formatValue(value),
  ): AssertionError {
    const labeled = label === undefined ? {} : { label: String(label) };
    return new AssertionError({ message, ...labeled, expected, received });
  }

  /** Creates an error that shows the expected and received values. */
  function different(message: string, other: unknown): AssertionError {
    const [expected = '', received] = formatCompared([other, value], label);
    return assertionError(message, expected, received);
  }

  return {
    toBe(expected) {
      if (value !== expected && !Object.is(value, expected)) {
        throw different(identityOf(value, expected, label), expected);
      }
    },
    toBeExactly(expected) {
      if (!Object.is(value, expected)) {
        const message = value === expected ? texts.negativeZero : undefined;
        throw different(message ?? identityOf(value, expected, label), expected);
      }
    },
    toEqual(expected) {
      if (!isEqual(value, expected)) {
        throw different(differenceOf(value, expected, label), expected);
      }
    },
    toBeCloseTo(expected, digits = 2) {
      const isClose = typeof value === 'number' && Math.abs(value - expected) < 10 ** -digits / 2;
      if (!isClose && !Object.is(value, expected)) {
        const expectedText = texts.toDecimalPlaces(formatValue(expected), digits);
        throw assertionError(notNumber(value, expected) ?? texts.notCloseEnough, expectedText);
      }
    },
    toBeAtMost(most) {
      if (typeof value !== 'number' || !(value <= most)) {
        throw assertionError(texts.overLimit, texts.atMost(formatValue(most)));
      }
    },
    toBeNew(other) {
      if (value === other) {
        throw assertionError(texts.sameObject, texts.newObject);
      }
      if (typeof value !== 'object' || value === null) {
        throw assertionError(texts.notObject, texts.newObject);
      }
    },
    toThrow(part) {
      const expectedText =
        part === undefined ? texts.anError : texts.errorThatSays(formatValue(part));
      function checkError(thrown: unknown): void {
        if (part !== undefined && !messageOf(thrown).includes(part)) {
          throw assertionError(texts.otherErrorMessage, expectedText, formatValue(thrown));
        }
      }
      if (typeof value !== 'function') {
        throw assertionError(texts.onlyFunctionThrows, expectedText);
      }
      let returned: unknown;
      try {
        returned = (value as () => unknown)();
      } catch (error) {
        checkError(error);
        return;
      }
      const nothingThrown = (result: unknown): AssertionError =>
        assertionError(
          texts.nothingThrown,
          expectedText,
          texts.noErrorButReturned(formatValue(result)),
        );
      if (!(returned instanceof Promise)) {
        throw nothingThrown(returned);
      }
      return settled(returned).then(({ value: result, error }) => {
        if (error === undefined) {
          throw nothingThrown(result);
        }
        checkError(error.thrown);
      });
    },
  };
}

function identityOf(value: unknown, expected: unknown, label?: string): string {
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject && value !== null && formatValue(value) === formatValue(expected)
    ? texts.lookAlike
    : differenceOf(value, expected, label);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? String(thrown.message) : String(thrown);
}

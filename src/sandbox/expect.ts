/** `expect` of the exercises. */
import { differenceOf, notNumber } from './difference';
import { isEqual } from './equal';
import { formatValue } from './format';
import { formatCompared } from './printed';
import { settled } from './settled';
import { AssertionError } from './assertionError';

export interface Expectation {
  /** The same value, as by `===`; `NaN` is `NaN`. */
  toBe(expected: unknown): void;
  /** The same value, as by `Object.is`: `-0` is not `0`. */
  toBeExactly(expected: unknown): void;
  /** The same contents, however deep. */
  toEqual(expected: unknown): void;
  /** A number within half a unit of the given decimal digit; 2 digits unless told. */
  toBeCloseTo(expected: number, digits?: number): void;
  /** A number no greater than this one. */
  toBeAtMost(most: number): void;
  /** Another object than this one; whether it holds the same does not count. */
  toBeNew(other: object): void;
  /** A function that throws, with `part` in its message if given. For an async function the test must be `async` and await it. */
  toThrow(part?: string): void | Promise<void>;
}

/**
 * Begins an expectation.
 *
 * @param label - what was tried, in code; shown with the values
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

  /** An error with the two values side by side. */
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
        const message =
          value === expected ? 'Zero and negative zero are different here.' : undefined;
        throw different(message ?? identityOf(value, expected, label), expected);
      }
    },
    toEqual(expected) {
      if (!isEqual(value, expected)) {
        throw different(differenceOf(value, expected, label), expected);
      }
    },
    toBeCloseTo(expected, digits = 2) {
      const near = typeof value === 'number' && Math.abs(value - expected) < 10 ** -digits / 2;
      if (!near && !Object.is(value, expected)) {
        const wanted = `${formatValue(expected)}, to ${digits} decimal places`;
        throw assertionError(
          notNumber(value, expected) ?? "The number isn't close enough.",
          wanted,
        );
      }
    },
    toBeAtMost(most) {
      if (typeof value !== 'number' || !(value <= most)) {
        throw assertionError('This is over the limit.', `at most ${formatValue(most)}`);
      }
    },
    toBeNew(other) {
      if (value === other) {
        throw assertionError('This is the same object. Return a new one instead.', 'a new object');
      }
      if (typeof value !== 'object' || value === null) {
        throw assertionError("This isn't an object.", 'a new object');
      }
    },
    toThrow(part) {
      const wanted = part === undefined ? 'an error' : `an error that says ${formatValue(part)}`;
      function judge(thrown: unknown): void {
        if (part !== undefined && !messageOf(thrown).includes(part)) {
          throw assertionError('The error message is different.', wanted, formatValue(thrown));
        }
      }
      if (typeof value !== 'function') {
        throw assertionError('Only a function can throw.', wanted);
      }
      let returned: unknown;
      try {
        returned = (value as () => unknown)();
      } catch (error) {
        judge(error);
        return;
      }
      const calm = (result: unknown): AssertionError =>
        assertionError(
          'Nothing was thrown.',
          wanted,
          `no error; it returned ${formatValue(result)}`,
        );
      if (!(returned instanceof Promise)) {
        throw calm(returned);
      }
      return settled(returned).then(({ value: result, error }) => {
        if (error === undefined) {
          throw calm(result);
        }
        judge(error.thrown);
      });
    },
  };
}

function identityOf(value: unknown, expected: unknown, label?: string): string {
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject && value !== null && formatValue(value) === formatValue(expected)
    ? 'They look alike but are different objects. toBe needs the same object.'
    : differenceOf(value, expected, label);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? String(thrown.message) : String(thrown);
}

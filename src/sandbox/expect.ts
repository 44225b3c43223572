/** `test`, `hidden` and `expect` of the exercises. */
import { isEqual } from './equal';
import { formatValue } from './format';
import type { TestFailure } from './protocol';

/** Thrown by an expectation that does not hold. */
export class Unmet extends Error {
  constructor(readonly failure: TestFailure) {
    super(failure.message);
    this.name = 'Unmet';
  }
}

export interface PlannedTest {
  name: string;
  hidden: boolean;
  run: () => unknown;
}

export interface Expectation {
  /** The same value, as by `Object.is`. */
  toBe(expected: unknown): void;
  /** The same contents, however deep. */
  toEqual(expected: unknown): void;
  /** A number within half a unit of the given decimal digit; 2 digits unless told. */
  toBeCloseTo(expected: number, digits?: number): void;
  /** A function that throws, with `part` in its message if given. For an async function the test must be `async` and await it. */
  toThrow(part?: string): void | Promise<void>;
}

/** What the tests of an exercise see beside the reader's code. */
export interface TestKit {
  test: (name: string, run: () => unknown) => void;
  hidden: (name: string, run: () => unknown) => void;
  expect: (value: unknown, label?: string) => Expectation;
}

/** Makes a kit that collects tests into `planned` without running them. */
export function createTestKit(planned: PlannedTest[]): TestKit {
  return {
    test: (name, run) => {
      planned.push({ name: String(name), hidden: false, run });
    },
    hidden: (name, run) => {
      planned.push({ name: String(name), hidden: true, run });
    },
    expect: expectation,
  };
}

function expectation(value: unknown, label?: string): Expectation {
  function unmet(message: string, expected: string, received = formatValue(value)): Unmet {
    const labeled = label === undefined ? {} : { label: String(label) };
    return new Unmet({ message, ...labeled, expected, received });
  }

  return {
    toBe(expected) {
      if (!Object.is(value, expected)) {
        throw unmet(differenceOf(value, expected), formatValue(expected));
      }
    },
    toEqual(expected) {
      if (!isEqual(value, expected)) {
        throw unmet('The values differ.', formatValue(expected));
      }
    },
    toBeCloseTo(expected, digits = 2) {
      const near = typeof value === 'number' && Math.abs(value - expected) < 10 ** -digits / 2;
      if (!near && !Object.is(value, expected)) {
        const wanted = `${formatValue(expected)}, to ${digits} decimal digits`;
        throw unmet('The number is not close enough.', wanted);
      }
    },
    toThrow(part) {
      const wanted = part === undefined ? 'an error' : `an error that says ${formatValue(part)}`;
      function judge(thrown: unknown): void {
        if (part !== undefined && !messageOf(thrown).includes(part)) {
          throw unmet('The error says something else.', wanted, formatValue(thrown));
        }
      }
      if (typeof value !== 'function') {
        throw unmet('Only a function can throw.', wanted);
      }
      let returned: unknown;
      try {
        returned = (value as () => unknown)();
      } catch (error) {
        judge(error);
        return;
      }
      const calm = (result: unknown): Unmet =>
        unmet('Nothing was thrown.', wanted, `no error; it returned ${formatValue(result)}`);
      if (!(returned instanceof Promise)) {
        throw calm(returned);
      }
      return returned.then((result) => {
        throw calm(result);
      }, judge);
    },
  };
}

function differenceOf(value: unknown, expected: unknown): string {
  return formatValue(value) === formatValue(expected)
    ? 'The two look alike but are different objects; toBe asks for the very same one.'
    : 'The values differ.';
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Checks that a call doesn't modify its inputs. */
import { formatValue } from '../printing/format';
import * as texts from '../../../texts/en/errors/checks';
import { copy } from './copy';
import { isEqual } from './equal';
import { settled } from './settled';
import { AssertionError } from './assertionError';

/**
 * Makes a call and checks that it doesn't modify its inputs.
 *
 * @param call - makes the call; failures show its source code
 * @param inputs - values that the call uses, as arguments or otherwise
 * @returns the result of the call; a returned promise rejects if an input was modified before it settled
 * @throws AssertionError if an input was modified
 */
export function unchanged<Value>(call: () => Value, ...inputs: unknown[]): Value {
  const before = inputs.map(copy);
  const label = codeOf(call);
  const check = (): void => inputs.forEach((now, index) => checkInput(before[index], now, label));
  const value = call();
  if (value instanceof Promise) {
    return settled(value).then(({ value: result, error }) => {
      if (error !== undefined) throw error.thrown;
      check();
      return result;
    }) as Value;
  }
  check();
  return value;
}

/**
 * Checks that an input hasn't changed.
 *
 * @param was - copy of the input, made before the call
 * @param now - the input after the call
 * @throws AssertionError if the two aren't deeply equal
 */
export function checkInput(was: unknown, now: unknown, label: string | undefined): void {
  if (!isEqual(was, now)) {
    throw new AssertionError({
      message: describeChange(was),
      ...(label === undefined ? {} : { label }),
      expected: formatValue(was),
      received: formatValue(now),
    });
  }
}

function describeChange(was: unknown): string {
  if (Array.isArray(was)) {
    return texts.changedList;
  }
  return was instanceof Map || was instanceof Set
    ? texts.changedCollection(was.constructor.name)
    : texts.changedObject;
}

/**
 * Returns the code after the arrow of a function such as `() => sum(list)`; undefined for other functions.
 */
function codeOf(call: () => unknown): string | undefined {
  const code = /^\s*(?:async\s*)?\(\)\s*=>\s*(?:await\s+)?([^{][^]*)$/.exec(String(call))?.[1];
  return code?.trim();
}

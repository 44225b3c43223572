/** Tells whether a call leaves alone what it is given. */
import { copy } from './copy';
import { isEqual } from './equal';
import { formatValue } from './format';
import { settled } from './settled';
import { AssertionError } from './assertionError';

/**
 * Makes a call and fails if one of the inputs was changed in place.
 *
 * @param call - the call; its code is the label of a failure
 * @param inputs - what it is given, directly or not
 * @returns what the call returns; of a promise, one that fails if an input has changed by the time it settles
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
 * Fails if an input is no longer what it was.
 *
 * @param was - a copy made before the call
 * @param now - the input itself, after it
 */
export function checkInput(was: unknown, now: unknown, label: string | undefined): void {
  if (!isEqual(was, now)) {
    throw new AssertionError({
      message: `The call changed the ${kindOf(was)} it was given, in place.`,
      ...(label === undefined ? {} : { label }),
      expected: formatValue(was),
      received: formatValue(now),
    });
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) {
    return 'list';
  }
  return value instanceof Map || value instanceof Set ? value.constructor.name : 'object';
}

/** The code after the arrow of `() => sum(list)`. */
function codeOf(call: () => unknown): string | undefined {
  const code = /^\s*(?:async\s*)?\(\)\s*=>\s*(?:await\s+)?([^{][^]*)$/.exec(String(call))?.[1];
  return code?.trim();
}

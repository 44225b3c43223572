/** Tests asynchronous code with answers that arrive in every order. */
import { formatValue } from '../printing/format';
import * as texts from '../../../texts/en/errors/checks';
import { different } from '../../../texts/en/errors/difference';
import { AssertionError } from './assertionError';
import { differenceOf } from './difference';
import { isNearlyEqual } from './equal';
import { settled } from './settled';

const MAX_ORDERS = 24;

/** Number of promise callbacks in a row that the learner's code gets to run before the next answer arrives. */
const CALLBACKS = 100;

/** The order of the answers of one run, and the names whose answer was an error. */
export interface Arrival {
  order: readonly string[];
  failed: readonly string[];
}

export interface OrderTest {
  /**
   * Starts the learner's code. Receives a function that returns a promise for the answer to a name.
   *
   * @returns the result, a promise for it, or a function that returns it after all answers arrived
   */
  start: (ask: (name: string) => Promise<unknown>) => unknown;
  /** Returns the expected result, which is an error if the promise must be rejected. */
  expected: (arrival: Arrival) => unknown;
  /** The tested call, as code. */
  label: string;
  /** Returns the answer to a name, which is the name itself by default. */
  answers?: (name: string) => unknown;
  /** True to also let each name's answer, and all of them, fail. */
  failures?: boolean;
}

/**
 * Runs the learner's code once for each order of the answers, or for 24 orders if there are more. If the code
 * asks for one name after another, each answer arrives when it's asked for.
 *
 * @param names - names that the code asks for
 * @throws AssertionError if a result differs from the expected one
 */
export async function inEveryOrder(names: readonly string[], test: OrderTest): Promise<void> {
  const failures = test.failures ? [[], ...names.map((name) => [name]), names] : [[]];
  for (const failed of failures) {
    for (const order of ordersOf(names)) {
      await check(test, { order, failed });
    }
  }
}

async function check(test: OrderTest, arrival: Arrival): Promise<void> {
  const { label } = test;
  const expected = await test.expected(arrival);
  const { value, error } = await resultOf(test, arrival);
  if (error !== undefined && !(expected instanceof Error)) {
    const place = texts.answersArrived(arrival.order, arrival.failed);
    throw new AssertionError(
      { message: texts.callThrew, label: `${label}. ${place}` },
      { thrown: error.thrown },
    );
  }
  const received = error === undefined ? value : error.thrown;
  if (!isNearlyEqual(received, expected)) {
    const difference = differenceOf(received, expected, undefined, isNearlyEqual);
    const place = texts.answersArrived(arrival.order, arrival.failed);
    throw new AssertionError({
      message: difference === different ? place : `${place} ${difference}`,
      label,
      expected: formatValue(expected),
      received: formatValue(received),
    });
  }
}

/** A call that hasn't been answered. */
interface Pending {
  name: string;
  answer: () => void;
}

async function resultOf(
  { start, answers = (name) => name }: OrderTest,
  { order, failed }: Arrival,
): Promise<{ value?: unknown; error?: { thrown: unknown } }> {
  const pending: Pending[] = [];
  let noticeCall: (() => void) | undefined;

  function ask(name: string): Promise<unknown> {
    const promise = new Promise((resolve, reject) => {
      const answer = failed.includes(name)
        ? () => reject(new Error(`${name} failed`))
        : () => resolve(answers(name));
      pending.push({ name, answer });
    });
    // Code that asks for all before it waits for the first handles a rejection late.
    void settled(promise);
    noticeCall?.();
    return promise;
  }

  let started: unknown;
  try {
    started = start(ask);
  } catch (thrown) {
    return { error: { thrown } };
  }
  let isDone = !(started instanceof Promise);
  const result = started instanceof Promise ? settled(started) : { value: started };
  const done = (async () => {
    await result;
    isDone = true;
  })();
  for (;;) {
    for (let turn = 0; turn < CALLBACKS; turn += 1) await Promise.resolve();
    const next = takeFirst(pending, order);
    if (next !== undefined) {
      next.answer();
    } else if (isDone) {
      break;
    } else {
      // The code waits for something else, such as a timer, and might ask for more after it.
      const call = new Promise<void>((resolve) => (noticeCall = resolve));
      await Promise.race([done, call]);
    }
  }
  return typeof started === 'function' ? { value: (started as () => unknown)() } : result;
}

/** Removes and returns the pending call whose name comes first in the order. */
function takeFirst(pending: Pending[], order: readonly string[]): Pending | undefined {
  const places = pending.map(({ name }) => order.indexOf(name) + 1 || Infinity);
  return pending.splice(places.indexOf(Math.min(...places)), 1)[0];
}

/** Returns all orders of the names: the given one first, the reversed one last, at most 24 in all. */
function ordersOf(names: readonly string[]): string[][] {
  let count = 1;
  for (let factor = 2; factor <= names.length; factor += 1) count *= factor;
  const taken = Math.min(count, MAX_ORDERS);
  return Array.from({ length: taken }, (_, index) =>
    orderAt(names, count, Math.round((index * (count - 1)) / Math.max(1, taken - 1))),
  );
}

/**
 * @param count - number of orders of the names
 * @param index - index in the list of all orders
 */
function orderAt(names: readonly string[], count: number, index: number): string[] {
  const left = [...names];
  const order: string[] = [];
  let [block, rest] = [count, index];
  while (left.length > 0) {
    block /= left.length;
    order.push(...left.splice(Math.floor(rest / block), 1));
    rest %= block;
  }
  return order;
}

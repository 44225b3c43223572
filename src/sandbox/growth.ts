/** Checks how a count of steps grows with its input. */
import { AssertionError } from './assertionError';

const ORDERS = {
  '1': () => 1,
  'log n': (n: number) => Math.log2(n),
  n: (n: number) => n,
  'n log n': (n: number) => n * Math.log2(n),
  'n²': (n: number) => n * n,
};

/** How work may grow, as Big O writes it. */
export type Order = keyof typeof ORDERS;

const SIZES = [8, 32, 128, 512];

/** A fixed part of the work may hide in the smallest sizes; twice as much work for a step is another order. */
const TOLERANCE = 2;

/**
 * Counts the steps for growing sizes and fails when they grow faster than stated.
 *
 * @param order - what they may grow like
 * @param steps - makes an input of the size, runs the reader's code on it, gives the count
 * @param label - the call, in code
 */
export function growth(
  order: Order,
  steps: (size: number) => number,
  label?: string,
  sizes: readonly number[] = SIZES,
): void {
  const counts = sizes.map((size) => ({ size, count: steps(size) }));
  const shares = counts.map(({ size, count }) => (count + 1) / ORDERS[order](size));
  const first = shares[0] ?? 0;
  if ((shares.at(-1) ?? 0) > TOLERANCE * first) {
    const [before, after] = [counts.at(-2), counts.at(-1)];
    const times = Math.round((after?.count ?? 0) / Math.max(1, before?.count ?? 1));
    const larger = Math.round((after?.size ?? 0) / (before?.size ?? 1));
    throw new AssertionError({
      message: `The work grows too fast: an input ${larger} times as large takes ${times} times as many steps.`,
      ...(label === undefined ? {} : { label }),
      expected: `steps that grow like ${order}`,
      received: counts.map(({ size, count }) => `n = ${size}: ${count}`).join(', '),
    });
  }
}

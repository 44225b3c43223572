/** Checks how the number of steps grows with the size of the input. */
import * as texts from '../../../texts/en/errors/checks';
import { AssertionError } from './assertionError';

const ORDERS = {
  '1': () => 1,
  'log n': (n: number) => Math.log2(n),
  n: (n: number) => n,
  'n log n': (n: number) => n * Math.log2(n),
  'n²': (n: number) => n * n,
};

/** Growth rates, as in Big O notation. */
export type Order = keyof typeof ORDERS;

const SIZES = [8, 32, 128, 512];

/** Factor by which the steps can exceed the expected growth, to allow for fixed overhead. */
const TOLERANCE = 2;

/**
 * Counts the steps for inputs of increasing size and checks how fast they grow.
 *
 * @param order - fastest allowed growth
 * @param steps - runs the learner's code on an input of the given size and returns the number of steps
 * @param label - the tested call, as code
 * @throws AssertionError if the steps grow faster
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
      message: texts.growsTooFast(larger, times),
      ...(label === undefined ? {} : { label }),
      expected: texts.stepsLike(order),
      received: texts.steps(counts),
    });
  }
}

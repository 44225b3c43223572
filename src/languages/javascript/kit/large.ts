/** Large inputs, for tests that slow code can't finish within the time limit. */
import { leaveOutAfterFailure } from './leftOut';
import { drawInteger, seededRandom } from './random';

/** Lists of the numbers from 0 to n − 1, except for `equal`. Slow code is often fast for some of them. */
export interface LargeLists {
  /** All different, shuffled. */
  different: number[];
  /** The same number n times. */
  equal: number[];
  sorted: number[];
  reversed: number[];
}

/**
 * Creates four lists. Each call returns new ones.
 *
 * @param size - length of each list
 */
export type Large = (size: number) => LargeLists;

/**
 * Creates `large`, which skips its test if another one has already failed, so that a wrong program isn't also
 * slow.
 *
 * @param hasFailed - returns true if a test has failed
 */
export function createLarge(hasFailed: () => boolean): Large {
  return (size) => {
    leaveOutAfterFailure(hasFailed);
    return listsOf(size);
  };
}

function listsOf(size: number): LargeLists {
  const sorted = Array.from({ length: size }, (_, index) => index);
  return {
    different: shuffled(sorted),
    equal: sorted.map(() => 7),
    sorted,
    reversed: sorted.toReversed(),
  };
}

function shuffled(list: readonly number[]): number[] {
  const random = seededRandom('large');
  const items = [...list];
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = drawInteger(random, 0, last);
    [items[last], items[other]] = [items[other] as number, items[last] as number];
  }
  return items;
}

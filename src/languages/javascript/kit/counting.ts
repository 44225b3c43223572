/** Counts steps, so that tests can check efficiency without measuring time. */
import * as texts from '../../../texts/en/errors/checks';
import { AssertionError } from './assertionError';

/** Number of reads at which the list throws, so that a slow solution fails before the time limit. */
const LIMIT = 1_000_000;

export interface CountedList<Item> {
  /** The list to pass to the learner's code. Reading an item's property also counts as a read. */
  list: Item[];
  /** Number of reads so far. */
  readonly reads: number;
}

/**
 * Creates a list that counts how many times it's read. Copying it counts as one read per item. Reading items
 * from the copy isn't counted, but reading the properties of those items is.
 */
export function countReads<Item>(items: readonly Item[]): CountedList<Item> {
  let reads = 0;
  function count(): void {
    reads += 1;
    if (reads > LIMIT) {
      throw new AssertionError({
        message: texts.tooManyReads,
        expected: texts.fewerReads(LIMIT),
        received: texts.reads(reads),
      });
    }
  }
  const counted = items.map((item) => (isRecord(item) ? countedItem(item, count) : item));
  const list = new Proxy(counted, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) {
        count();
      }
      return Reflect.get(target, key, receiver);
    },
  });
  return {
    list,
    get reads() {
      return reads;
    },
  };
}

function countedItem<Item extends object>(item: Item, count: () => void): Item {
  return new Proxy(item, {
    get(target, key, receiver): unknown {
      count();
      return Reflect.get(target, key, receiver);
    },
  });
}

function isRecord(item: unknown): item is object {
  const prototype: unknown =
    typeof item === 'object' && item !== null ? Reflect.getPrototypeOf(item) : undefined;
  return prototype === Object.prototype || Array.isArray(item);
}

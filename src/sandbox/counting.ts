/** Counts steps, so that a check of speed needs no clock. */
import { AssertionError } from './assertionError';

/** Reads after which counting fails by itself, so that a slow solution is told so in time. */
const LIMIT = 1_000_000;

export interface CountedList<Item> {
  /** The list to hand to the reader's code. Items that are objects are counted each time one of their properties is read. */
  list: Item[];
  /** How often items were read so far. */
  readonly reads: number;
}

/** Hands out a list whose reads are counted. A copy of it costs one read an item, and is counted only in items that are objects. */
export function countReads<Item>(items: readonly Item[]): CountedList<Item> {
  let reads = 0;
  function count(): void {
    reads += 1;
    if (reads > LIMIT) {
      throw new AssertionError({
        message: 'Your code reads the list forever, or far too often.',
        expected: `fewer than ${LIMIT} reads`,
        received: `${reads} reads`,
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

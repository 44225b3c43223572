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
  const counted = items.map((item) =>
    isRecord(item) ? new Proxy(item, countedReads(count)) : item,
  );
  const list = new Proxy(counted, countedReads(count, isIndex));
  return {
    list,
    get reads() {
      return reads;
    },
  };
}

/**
 * Returns the traps that count how often an object's properties are read, by name or in a property descriptor.
 *
 * @param isCounted - returns true for the names to count; by default all
 */
function countedReads<Target extends object>(
  count: () => void,
  isCounted: (key: PropertyKey) => boolean = () => true,
): ProxyHandler<Target> {
  /** `Object.values`, `Object.entries`, and spread ask for a descriptor before they read: that's one read. */
  let described: PropertyKey | undefined;
  return {
    get(target, key, receiver): unknown {
      if (isCounted(key) && key !== described) count();
      described = undefined;
      return Reflect.get(target, key, receiver);
    },
    getOwnPropertyDescriptor(target, key) {
      if (isCounted(key)) count();
      described = key;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  };
}

function isIndex(key: PropertyKey): boolean {
  return typeof key === 'string' && /^\d+$/.test(key);
}

function isRecord(item: unknown): item is object {
  const prototype: unknown =
    typeof item === 'object' && item !== null ? Reflect.getPrototypeOf(item) : undefined;
  return prototype === Object.prototype || Array.isArray(item);
}

/**
 * Generators of test inputs. Each one has edge cases that are always tried, such as empty, falsy, negative,
 * sorted, reversed, or duplicate values, and can draw any number of random values.
 */
import { copy } from './copy';
import { isEqual } from './equal';
import { drawInteger, type Random } from './random';

export interface Cases<Value> {
  /** Values that are always tried, simplest first. */
  edges: readonly Value[];
  /** Draws a random value: the larger the `size` (from 0 to 1), the larger the value. */
  draw: (random: Random, size: number) => Value;
}

/** Tuple of the types that the given generators produce. */
export type ValuesOf<All extends readonly Cases<unknown>[]> = {
  [Index in keyof All]: All[Index] extends Cases<infer Value> ? Value : never;
};

const SMALL = 20;
const LONG = 10;

/** Names of properties that every object has, so that counting in `{}` gives wrong results. */
const INHERITED = ['constructor', 'toString'];

/** Strings that often break code: whitespace, numeric strings, and properties that every object has. */
const TRICKY = ['', ' ', 'a', 'A', 'ab', 'ba', 'aa', '0', '10', '9', '2', ...INHERITED];

/** Numeric keys of an object come first, in ascending order, wherever they were added. */
const LABELS = ['tea', 'mint', '9', '2', '10', ...INHERITED, ''];

/** Measurements that break code for whole or positive numbers, or for a limited range. */
const MEASURED = [0, 0.1, 0.5, 2.5, -0.5];
const OUTLIER = 1e6;

/** Integers from `min` to `max`. The edge cases include 0, 1, -1, and both ends, if in range. */
function integer({ min = -SMALL, max = SMALL } = {}): Cases<number> {
  return {
    edges: unique([0, 1, -1, 2, 10, min, max]).filter((n) => n >= min && n <= max),
    draw: (random, size) => {
      // Values drawn with a small size stay near the middle of the range, so that duplicates are frequent.
      const reach = Math.ceil(((max - min) / 2) * Math.max(size, 0.1));
      const middle = Math.min(Math.max(0, min + reach), max - reach);
      return drawInteger(random, Math.max(min, middle - reach), Math.min(max, middle + reach));
    },
  };
}

/** Numbers from `min` to `max`, with up to `digits` decimal places. */
function number({ min = -SMALL, max = SMALL, digits = 1 } = {}): Cases<number> {
  const scale = 10 ** digits;
  const integers = integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) });
  return {
    edges: unique([0, 1, -1, 0.5, -0.5, min, max]).filter((n) => n >= min && n <= max),
    draw: (random, size) => integers.draw(random, size) / scale,
  };
}

/**
 * Decimal numbers of at least `min`: some are zero, negative, or repeated, and a few are a million times as
 * large as the rest.
 */
function measurement({ min = -Infinity } = {}): Cases<number> {
  const common = MEASURED.filter((value) => value >= min);
  const decimals = number({ digits: 3 });
  const inRange = (value: number): number => (value < min ? min + Math.abs(value) : value);
  return {
    edges: [...common, Math.max(min, OUTLIER)],
    draw: (random, size) => {
      const kind = random();
      if (kind < 0.25 && common.length > 0) return pick(random, common);
      const value = decimals.draw(random, size);
      return inRange(kind > 0.95 ? value * OUTLIER : value);
    },
  };
}

/** `true` and `false`. */
function boolean(): Cases<boolean> {
  return oneOf(false, true);
}

/**
 * Strings made of the given letters. By default, edge cases include spaces, numeric strings, and
 * properties that every object has.
 */
function text({ letters, max = LONG }: { letters?: string; max?: number } = {}): Cases<string> {
  const alphabet = [...(letters ?? 'abcABC 019')];
  const [a = '', b = a] = alphabet;
  const edges = letters === undefined ? TRICKY : unique(['', a, a + a, a + b, b + a, a + b + a]);
  return {
    edges: edges.filter((edge) => edge.length <= max || INHERITED.includes(edge)),
    draw: (random, size) =>
      Array.from({ length: drawInteger(random, 0, Math.max(1, Math.round(max * size))) }, () =>
        pick(random, alphabet),
      ).join(''),
  };
}

/**
 * Names that serve as keys. There are only a few, so they often repeat; some are numeric or names of properties
 * that every object has, and one is empty.
 */
function label(): Cases<string> {
  return oneOf(...LABELS);
}

/** One of the given values. All of them are edge cases. */
function oneOf<Value>(...values: Value[]): Cases<Value> {
  return { edges: values, draw: (random) => copy(pick(random, values)) };
}

/** Values of another generator, or one of the given values: `cases.maybe(cases.integer(), null)`. */
function maybe<Value, Other>(item: Cases<Value>, ...others: Other[]): Cases<Value | Other> {
  return {
    edges: [...item.edges, ...others],
    draw: (random, size) =>
      random() < 0.15 ? copy(pick(random, others)) : item.draw(random, size),
  };
}

/**
 * Arrays of `min` to `max` items. Edge cases include empty, single-item, sorted, and reversed arrays. If none of
 * them has such a length, edge cases of the items are repeated up to `min`. Equal items are separate objects:
 * code that compares by identity must get the result that the shown call has.
 */
function list<Value>(item: Cases<Value>, { min = 0, max = LONG } = {}): Cases<Value[]> {
  const [first, second = first, third = second] = item.edges as [Value, ...Value[]];
  const inOrder = ordered(item.edges);
  const edges: Value[][] = [
    [],
    ...item.edges.map((edge) => [edge]),
    [first, second],
    [second, first],
    [second, second],
    [first, second, first],
    [second, first, second],
    [second, second, second],
    [first, second, third, second, first],
    inOrder,
    inOrder.toReversed(),
    [...inOrder, ...inOrder],
  ];
  const fitting = edges.filter(({ length }) => length >= min && length <= max);
  // All of them can be too short, and arguments without edge cases would be undefined.
  const chosen = fitting.length > 0 ? fitting : [[first], inOrder, inOrder.toReversed()].map(fill);
  function fill(items: readonly Value[]): Value[] {
    return Array.from({ length: min }, (_, index) => items[index % items.length] as Value);
  }
  return {
    edges: chosen.map(separate),
    draw: (random, size) => {
      const length = drawInteger(random, min, Math.max(min, Math.round(max * size)));
      const items = Array.from({ length }, () => item.draw(random, size));
      // A third of the arrays contain duplicates.
      return separate(random() < 1 / 3 ? items.map(() => pick(random, items)) : items);
    },
  };
}

/** Arrays in ascending order, compared with `<` or `compare`. */
function sorted<Value>(
  lists: Cases<Value[]>,
  compare?: (a: Value, b: Value) => number,
): Cases<Value[]> {
  return map(lists, (items) => (compare ? items.toSorted(compare) : ordered(items)));
}

/** Arrays without duplicates. */
function distinct<Value>(lists: Cases<Value[]>): Cases<Value[]> {
  return map(lists, (items) =>
    unique(items).filter((item, at, all) => at === all.findIndex((other) => isEqual(other, item))),
  );
}

/** Pairs with one value from each generator. */
function pairs<A, B>(first: Cases<A>, second: Cases<B>): Cases<[A, B]> {
  return tuple([first, second]) as Cases<[A, B]>;
}

/** Objects with a generator for each property: `cases.record({ name: cases.text(), age: cases.integer() })`. */
function record<Fields extends Record<string, unknown>>(fields: {
  [Key in keyof Fields]: Cases<Fields[Key]>;
}): Cases<Fields> {
  const names = Object.keys(fields);
  return map(
    tuple(names.map((name) => fields[name] as Cases<unknown>)),
    (values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as Fields,
  );
}

/** Values of another generator, transformed by a function. */
function map<From, To>(from: Cases<From>, change: (value: From) => To): Cases<To> {
  return {
    edges: from.edges.map(change),
    draw: (random, size) => change(from.draw(random, size)),
  };
}

/** Returns a generator of tuples with one value from each generator, such as the arguments of a call. */
export function tuple<All extends readonly Cases<unknown>[]>(all: All): Cases<ValuesOf<All>> {
  const longest = Math.max(0, ...all.map(({ edges }) => edges.length));
  // Goes through the edge cases twice. The second time, the edge cases of each generator are shifted by its
  // index in `all`, so that they're combined differently.
  const edges = Array.from({ length: all.length === 1 ? longest : longest * 2 }, (_, turn) =>
    all.map(({ edges: own }, place) =>
      copy(own[(turn + Math.floor(turn / longest) * place) % own.length]),
    ),
  );
  return {
    edges: edges as ValuesOf<All>[],
    draw: (random, size) => all.map(({ draw }) => draw(random, size)) as ValuesOf<All>,
  };
}

/** Copies the objects that appear earlier in the list. */
function separate<Value>(items: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return items.map((item) => {
    const isRepeated = seen.has(item);
    seen.add(item);
    return isRepeated ? copy(item) : item;
  });
}

function ordered<Value>(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[drawInteger(random, 0, values.length - 1)] as Value;
}

/** The generators available to tests as `cases`. */
export const cases = {
  integer,
  number,
  measurement,
  boolean,
  text,
  label,
  oneOf,
  maybe,
  list,
  sorted,
  distinct,
  pairs,
  record,
  map,
};

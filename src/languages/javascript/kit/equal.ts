/** Deep equality for tests: same type and same contents, regardless of class and key order. */

import { enumerableKeys, isDense } from './ownKeys';

/** Largest difference of two numbers that count as equal in `isNearlyEqual`, relative to their size. */
const TOLERANCE = 1e-9;

/** Whole numbers up to this size are compared exactly, because they're counts, not results of measurements. */
const MAX_COUNT = 1e12;

/** A comparison of two values. */
interface Comparison {
  /** Pairs of objects that are being compared, or that are equal. */
  seen: Map<object, Set<object>>;
  /** Returns true if two different numbers count as equal. */
  isNear: (a: number, b: number) => boolean;
}

/** Returns true if two values are equal. */
export type Equality = (a: unknown, b: unknown) => boolean;

/**
 * Returns true if two values are deeply equal. Primitives are compared with `===`, except that `NaN` equals
 * `NaN`. `{ a: undefined }` differs from `{}`. Circular references are supported.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  return same(a, b, { seen: new Map(), isNear: () => false });
}

/**
 * Like `isEqual`, but numbers can differ as much as sums that are added up in another order. Numbers that were
 * rounded to six digits still differ.
 */
export function isNearlyEqual(a: unknown, b: unknown): boolean {
  return same(a, b, { seen: new Map(), isNear });
}

function isNear(a: number, b: number): boolean {
  const size = Math.max(1, Math.abs(a), Math.abs(b));
  const areCounts = Number.isInteger(a) && Number.isInteger(b) && size <= MAX_COUNT;
  return Number.isFinite(size) && !areCounts && Math.abs(a - b) <= TOLERANCE * size;
}

function same(a: unknown, b: unknown, comparison: Comparison): boolean {
  if (a === b || Object.is(a, b)) {
    return true;
  }
  if (typeof a === 'number' && typeof b === 'number') {
    return comparison.isNear(a, b);
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false;
  }
  const { seen } = comparison;
  if (seen.get(a)?.has(b)) {
    return true;
  }
  const others = seen.get(a) ?? new Set();
  seen.set(a, others.add(b));
  const isSame =
    kindOf(a) === kindOf(b) && sameContents(a, b, comparison) && sameProperties(a, b, comparison);
  if (!isSame) {
    others.delete(b);
  }
  return isSame;
}

function kindOf(value: object): string {
  return Array.isArray(value) ? 'Array' : Object.prototype.toString.call(value);
}

function sameContents(a: object, b: object, comparison: Comparison): boolean {
  if (a instanceof Date && b instanceof Date) {
    return Object.is(a.getTime(), b.getTime());
  }
  if (a instanceof RegExp && b instanceof RegExp) {
    return String(a) === String(b);
  }
  if (a instanceof Error && b instanceof Error) {
    return a.name === b.name && a.message === b.message;
  }
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && sameEntries([...a], [...b], comparison);
  }
  if (a instanceof Set && b instanceof Set) {
    return a.size === b.size && sameEntries([...a], [...b], comparison);
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length;
  }
  return Object.is(primitiveOf(a), primitiveOf(b));
}

function primitiveOf(value: object): unknown {
  const boxed = value instanceof Number || value instanceof String || value instanceof Boolean;
  return boxed ? value.valueOf() : undefined;
}

function sameEntries(
  a: readonly unknown[],
  b: readonly unknown[],
  comparison: Comparison,
): boolean {
  const unmatched = [...b];
  return a.every((entry) => {
    const index = unmatched.findIndex((other) => same(entry, other, comparison));
    if (index < 0) {
      return false;
    }
    unmatched.splice(index, 1);
    return true;
  });
}

function sameProperties(a: object, b: object, comparison: Comparison): boolean {
  if (Array.isArray(a) && Array.isArray(b) && isDense(a) && isDense(b)) {
    return a.every((item, index) => same(item, b[index], comparison));
  }
  const keys = enumerableKeys(a);
  return (
    keys.length === enumerableKeys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key), comparison),
    )
  );
}

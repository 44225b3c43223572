/** Deep equality for tests: same type and same contents, regardless of class and key order. */

import { enumerableKeys, isDense } from './ownKeys';

type Pairs = Map<object, Set<object>>;

/**
 * Returns true if two values are deeply equal. Primitives are compared with `===`, except that `NaN` equals
 * `NaN`. `{ a: undefined }` differs from `{}`. Circular references are supported.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  return same(a, b, new Map());
}

function same(a: unknown, b: unknown, seen: Pairs): boolean {
  if (a === b || Object.is(a, b)) {
    return true;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false;
  }
  if (seen.get(a)?.has(b)) {
    return true;
  }
  const others = seen.get(a) ?? new Set();
  seen.set(a, others.add(b));
  const isSame = kindOf(a) === kindOf(b) && sameContents(a, b, seen) && sameProperties(a, b, seen);
  if (!isSame) {
    others.delete(b);
  }
  return isSame;
}

function kindOf(value: object): string {
  return Array.isArray(value) ? 'Array' : Object.prototype.toString.call(value);
}

function sameContents(a: object, b: object, seen: Pairs): boolean {
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
    return a.size === b.size && sameEntries([...a], [...b], seen);
  }
  if (a instanceof Set && b instanceof Set) {
    return a.size === b.size && sameEntries([...a], [...b], seen);
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

function sameEntries(a: readonly unknown[], b: readonly unknown[], seen: Pairs): boolean {
  const unmatched = [...b];
  return a.every((entry) => {
    const index = unmatched.findIndex((other) => same(entry, other, seen));
    if (index < 0) {
      return false;
    }
    unmatched.splice(index, 1);
    return true;
  });
}

function sameProperties(a: object, b: object, seen: Pairs): boolean {
  if (Array.isArray(a) && Array.isArray(b) && isDense(a) && isDense(b)) {
    return a.every((item, index) => same(item, b[index], seen));
  }
  const keys = enumerableKeys(a);
  return (
    keys.length === enumerableKeys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key), seen),
    )
  );
}

/**
 * Returns a deep copy of a value. Arrays, maps, sets, and dates are copied, other objects keep their class,
 * and functions are shared. Getters and proxies are read once and become plain values.
 */
export function copy<Value>(value: Value): Value {
  return copyOf(value, new Map()) as Value;
}

function copyOf(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Promise) {
    return value;
  }
  if (copies.has(value)) {
    return copies.get(value);
  }
  const empty = emptyLike(value);
  copies.set(value, empty);
  if (value instanceof Map) {
    Map.prototype.forEach.call(value, (item, key) => {
      Map.prototype.set.call(empty, copyOf(key, copies), copyOf(item, copies));
    });
  } else if (value instanceof Set) {
    Set.prototype.forEach.call(value, (item) => {
      Set.prototype.add.call(empty, copyOf(item, copies));
    });
  }
  for (const key of Reflect.ownKeys(value)) {
    if (Reflect.getOwnPropertyDescriptor(value, key)?.enumerable === true) {
      Reflect.defineProperty(empty, key, {
        value: copyOf(Reflect.get(value, key), copies),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  }
  return empty;
}

function emptyLike(value: object): object {
  if (Array.isArray(value)) {
    return new Array<unknown>(value.length);
  }
  if (value instanceof Map) {
    return new Map();
  }
  if (value instanceof Set) {
    return new Set();
  }
  if (value instanceof Date || ArrayBuffer.isView(value) || value instanceof RegExp) {
    return structuredClone(value);
  }
  return Object.create(Reflect.getPrototypeOf(value)) as object;
}

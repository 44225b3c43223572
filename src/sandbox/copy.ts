/** Deep copies, for calls that must not share what they are given. */

/**
 * Copies plain values however deep; lists, maps, sets and dates are new ones, other objects keep their class, functions
 * are shared. What getters and proxies answer is asked once and then fixed.
 */
export function copy<Value>(value: Value): Value {
  return copyOf(value, new Map()) as Value;
}

function copyOf(value: unknown, made: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Promise) {
    return value;
  }
  if (made.has(value)) {
    return made.get(value);
  }
  const empty = emptyLike(value);
  made.set(value, empty);
  if (value instanceof Map) {
    Map.prototype.forEach.call(value, (item, key) => {
      Map.prototype.set.call(empty, copyOf(key, made), copyOf(item, made));
    });
  } else if (value instanceof Set) {
    Set.prototype.forEach.call(value, (item) => {
      Set.prototype.add.call(empty, copyOf(item, made));
    });
  }
  for (const key of Reflect.ownKeys(value)) {
    if (Reflect.getOwnPropertyDescriptor(value, key)?.enumerable === true) {
      Reflect.defineProperty(empty, key, {
        value: copyOf(Reflect.get(value, key), made),
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

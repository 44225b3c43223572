/**
 * Makes built-ins read-only before the learner's code runs, so that it can't replace functions such as
 * `Object.is` or `Array.prototype.push`.
 */
import * as texts from '../../../texts/en/errors/run';
import { SafeWeakMap } from '../trace/builtIns';

/** Functions that stay writable so that tests can replace them to control randomness and time. */
const WRITABLE = new Set<unknown>([Math.random, Date.now]);

/** Global names with non-object values. */
const CONSTANTS = { undefined, NaN, Infinity };

/** Values of locked properties by their getters. */
const lockedValues = new SafeWeakMap<unknown>();

let isLocked = false;

/** Makes all built-ins that a program can reach read-only. Idempotent. */
export function lockIntrinsics(): void {
  if (isLocked) {
    return;
  }
  isLocked = true;
  lockReachable(Object.values(languageNames()));
  for (const name of Reflect.ownKeys(globalThis)) {
    if (isObject(Reflect.getOwnPropertyDescriptor(globalThis, name)?.value)) {
      Reflect.defineProperty(globalThis, name, { writable: false, configurable: false });
    }
  }
}

/**
 * Makes built-ins and all objects reachable from them read-only. Their global names can still be redeclared.
 *
 * @param roots - constructors and namespaces
 */
export function lockReachable(roots: readonly unknown[]): void {
  reachable(roots).forEach(lock);
}

/** Returns a property's value without running any of the program's code; undefined if that's not possible. */
export function valueIn(property: PropertyDescriptor | undefined): unknown {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- only used as a key
  const getter = property?.get;
  return getter ? lockedValues.get(getter) : property?.value;
}

/**
 * Returns the global names with their values, so that tests don't depend on what the learner's code declares.
 */
export function languageNames(): Record<string, unknown> {
  const names: Record<string, unknown> = { ...CONSTANTS };
  for (const name of Reflect.ownKeys(globalThis)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (typeof name === 'string' && /^[A-Za-z]\w*$/.test(name) && isObject(value)) {
      names[name] = value;
    }
  }
  // Strict-mode code can't declare a variable named `eval`.
  delete names['eval'];
  return names;
}

function reachable(roots: readonly unknown[]): Set<object> {
  const visited = new Set<object>();
  const pending: unknown[] = [...roots, ...hiddenPrototypes()];
  while (pending.length > 0) {
    const object = pending.pop();
    if (isObject(object) && object !== globalThis && !visited.has(object)) {
      visited.add(object);
      pending.push(Reflect.getPrototypeOf(object));
      for (const key of Reflect.ownKeys(object)) {
        const property = Reflect.getOwnPropertyDescriptor(object, key);
        pending.push(property?.value, property?.get, property?.set);
      }
    }
  }
  return visited;
}

/** Returns prototypes that can't be reached from a global name, such as those of iterators. */
function hiddenPrototypes(): unknown[] {
  return [
    async function () {},
    function* () {},
    async function* () {},
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    ''.matchAll(/a/g),
  ].map((value) => Reflect.getPrototypeOf(value));
}

function lock(object: object): void {
  const isPrototype = Object.hasOwn(object, 'constructor');
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    if (property?.configurable === true && !WRITABLE.has(property.value)) {
      Reflect.defineProperty(
        object,
        key,
        isPrototype && typeof key === 'string' && 'value' in property
          ? overridable(object, key, property.value)
          : { configurable: false, ...('value' in property ? { writable: false } : {}) },
      );
    }
  }
  Reflect.preventExtensions(object);
}

/**
 * Returns a property that's read-only but can be overridden in instances and subclasses. With a plain
 * read-only property, `this.name = …` in an error class would throw.
 */
function overridable(holder: object, key: string, value: unknown): PropertyDescriptor {
  const get = (): unknown => value;
  lockedValues.set(get, value);
  return {
    configurable: false,
    get,
    set(this: object, newValue: unknown) {
      if (this === holder) {
        throw new TypeError(texts.readOnlyBuiltIn(key));
      }
      Reflect.defineProperty(this, key, {
        value: newValue,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

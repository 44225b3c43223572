/**
 * Closes the language's own objects to change before the reader's code runs. So neither a program nor its tests can be
 * handed a replaced `Object.is` or `Array.prototype.push`.
 */

/** What tests set themselves, to make chance and time repeat. */
const OPEN = new Set<unknown>([Math.random, Date.now]);

/** Names of the language that stand for a value, not for an object of the global scope. */
const CONSTANTS = { undefined, NaN, Infinity };

let isLocked = false;

/** Makes every object of the language that a program can reach read-only, once for all. */
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
 * Makes objects of the language read-only, with all that they lead to. The global names stay free to be declared anew.
 *
 * @param roots - constructors and namespaces
 */
export function lockReachable(roots: readonly unknown[]): void {
  reachable(roots).forEach(lock);
}

/** The names of the language with their values: what tests see whatever the reader's code declares. */
export function languageNames(): Record<string, unknown> {
  const names: Record<string, unknown> = { ...CONSTANTS };
  for (const name of Reflect.ownKeys(globalThis)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (typeof name === 'string' && /^[A-Za-z]\w*$/.test(name) && isObject(value)) {
      names[name] = value;
    }
  }
  // A function of this name cannot be declared in strict code.
  delete names['eval'];
  return names;
}

function reachable(roots: readonly unknown[]): Set<object> {
  const found = new Set<object>();
  const left: unknown[] = [...roots, ...unnamed()];
  while (left.length > 0) {
    const object = left.pop();
    if (isObject(object) && object !== globalThis && !found.has(object)) {
      found.add(object);
      left.push(Reflect.getPrototypeOf(object));
      for (const key of Reflect.ownKeys(object)) {
        const property = Reflect.getOwnPropertyDescriptor(object, key);
        left.push(property?.value, property?.get, property?.set);
      }
    }
  }
  return found;
}

/** One of each kind whose prototype no global name leads to. */
function unnamed(): unknown[] {
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
    if (property?.configurable === true && !OPEN.has(property.value)) {
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

/** Read-only itself, yet `this.name = …` in a class of errors works: a plain read-only property would refuse that too. */
function overridable(holder: object, key: string, value: unknown): PropertyDescriptor {
  return {
    configurable: false,
    get: () => value,
    set(this: object, own: unknown) {
      if (this === holder) {
        throw new TypeError(`${key} belongs to the language and can't be replaced in an exercise`);
      }
      Reflect.defineProperty(this, key, {
        value: own,
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

/** Built-ins as they were before the reader's program could change them. */
/* eslint-disable @typescript-eslint/unbound-method -- `uncurry` turns the methods into functions */

type Method<Receiver, Values extends unknown[], Result> = (
  receiver: Receiver,
  ...values: Values
) => Result;

const { bind, call } = Function.prototype;

/** Turns a method into a function that takes the receiver first. */
const uncurry = bind.bind(call) as unknown as <Receiver, Values extends unknown[], Result>(
  method: (this: Receiver, ...values: Values) => Result,
) => Method<Receiver, Values, Result>;

export const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
export const { isArray } = Array;
export const { is } = Object;
export const { isView } = ArrayBuffer;
export const now = performance.now.bind(performance);
export const sourceOf = uncurry(Function.prototype.toString);
export const endsWith = uncurry(String.prototype.endsWith);
export const cut = uncurry(String.prototype.slice);
export const mapForEach = uncurry(Map.prototype.forEach);
export const setForEach = uncurry(Set.prototype.forEach);
export const dateTime = uncurry(Date.prototype.getTime);
export const dateText = uncurry(Date.prototype.toISOString);

const weakGet = uncurry(WeakMap.prototype.get);
const weakSet = uncurry(WeakMap.prototype.set);
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);

/** A WeakMap that doesn't depend on the prototype's current methods. */
export class SafeWeakMap<Value> {
  readonly #map = new WeakMap<object, Value>();

  get(key: object): Value | undefined {
    return weakGet(this.#map, key) as Value | undefined;
  }

  set(key: object, value: Value): void {
    weakSet(this.#map, key, value);
  }
}

/** A Map that doesn't depend on the prototype's current methods. */
export class SafeMap<Value> {
  readonly #map = new Map<number, Value>();

  get(key: number): Value | undefined {
    return mapGet(this.#map, key) as Value | undefined;
  }

  set(key: number, value: Value): void {
    mapSet(this.#map, key, value);
  }
}

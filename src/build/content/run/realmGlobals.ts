/**
 * Prepares a realm that has nothing but JavaScript: adds the web APIs that lessons use, and replaces what leads to
 * Node. Runs before the modules that run programs, which keep these functions.
 */
import 'core-js/actual/queue-microtask';
import 'core-js/actual/structured-clone';
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';
import 'core-js/actual/atob';
import 'core-js/actual/btoa';
import 'fast-text-encoding';
import { AbortController, AbortSignal } from 'abortcontroller-polyfill/dist/cjs-ponyfill';
import { Event, EventTarget } from 'event-target-shim';
import type { HostFunctions } from './hostFunctions';

/** Parameter of the function that this module is bundled into. */
declare const $host: HostFunctions;

/**
 * Calls Node. An error that Node throws, for example because the stack is full, is one of its objects, so the program
 * gets another one.
 */
function ask<Result>(call: () => Result): Result {
  try {
    return call();
  } catch {
    throw new RangeError('Maximum call stack size exceeded');
  }
}

export const host: HostFunctions = {
  post: (message) => ask(() => $host.post(message)),
  compile: (...parts) => ask(() => $host.compile(...parts)),
  lineOf: (code) => ask(() => $host.lineOf(code)),
  setTimer: (callback, milliseconds) => ask(() => $host.setTimer(() => callback(), +milliseconds)),
  clearTimer: (id) => ask(() => $host.clearTimer(+id)),
  soon: (callback) => ask(() => $host.soon(() => callback())),
  now: () => ask(() => $host.now()),
  random: () => ask(() => $host.random()),
  sizeOf: (file) => ask(() => $host.sizeOf(file)),
  read: (file, into) => ask(() => $host.read(file, into)),
  decode: (encoding, bytes) => ask(() => $host.decode(encoding, bytes)),
  exit: () => ask(() => $host.exit()),
};

/** Timers with the parameters of a browser's, for programs and what runs them. */
export const timers = {
  setTimeout: (callback: () => void, milliseconds = 0) => host.setTimer(callback, milliseconds),
  clearTimeout: host.clearTimer,
  soon: host.soon,
};

class CustomEvent extends Event {
  readonly detail: unknown;

  constructor(type: string, { detail = null, ...options }: CustomEventInit = {}) {
    super(type, options);
    this.detail = detail;
  }
}

/** An URL whose message is that of Node and of browsers. */
const Address = new Proxy(URL, {
  construct(target, given, derived) {
    try {
      return Reflect.construct(target, given, derived) as URL;
    } catch {
      throw new TypeError('Invalid URL');
    }
  },
});
Reflect.set(URL.prototype, 'constructor', Address);

const performance = { now: host.now };
const crypto = {
  getRandomValues(numbers: Uint32Array) {
    for (let index = 0; index < numbers.length; index += 1) numbers[index] = host.random();
    return numbers;
  },
};

const added = {
  URL: Address,
  performance,
  crypto,
  Event,
  EventTarget,
  CustomEvent,
  AbortController,
  AbortSignal,
};
for (const [name, value] of Object.entries(added)) {
  Reflect.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

// Node passes its own objects to this function, and looks for it on the global `Error`.
Reflect.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });
Reflect.defineProperty(globalThis, 'Error', { writable: false, configurable: false });

// The realm refuses to compile strings, because they could import modules of Node. Only programs are compiled.
const asyncFunctions = Reflect.getPrototypeOf(async () => Promise.resolve()) ?? {};
const refusing = Reflect.getOwnPropertyDescriptor(asyncFunctions, 'constructor');
Reflect.defineProperty(asyncFunctions, 'constructor', {
  configurable: true,
  value: function compile(...parts: string[]) {
    const made = host.compile(...parts);
    if (typeof made === 'string') throw new SyntaxError(made);
    return made;
  },
});

/** Takes the compiler from programs, after the modules that compile them have got it. */
export function hideCompiler(): void {
  Reflect.defineProperty(asyncFunctions, 'constructor', refusing as PropertyDescriptor);
}

/**
 * Removes worker globals that a program doesn't need: network, storage, messaging, and other workers. The
 * frame's CSP also blocks the network, but this gives a clearer error and covers APIs that a CSP can't block.
 */

/**
 * Allowlist of globals: JavaScript itself and the web APIs that lessons use. A denylist would become
 * outdated.
 */
const ALLOWED = new Set(
  [
    'Object Function Array Number String Boolean Symbol BigInt Math Date RegExp JSON Reflect Proxy Intl Iterator',
    'Promise Map Set WeakMap WeakSet WeakRef FinalizationRegistry globalThis Infinity NaN undefined Temporal',
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError',
    'ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array',
    'Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array BigUint64Array',
    'AsyncDisposableStack DisposableStack eval isFinite isNaN parseFloat parseInt escape unescape',
    'decodeURI decodeURIComponent encodeURI encodeURIComponent',
    'URL URLSearchParams TextEncoder TextDecoder structuredClone queueMicrotask atob btoa performance crypto',
    'setTimeout setInterval clearTimeout clearInterval console',
    'Headers Request Response',
    'Event EventTarget CustomEvent AbortController AbortSignal DOMException Blob',
  ].flatMap((line) => line.split(' ')),
);

/** Removes every name that isn't on the allowlist from `scope` and from its prototypes. */
export function removeGlobals(scope: object): void {
  let holder: object | null = scope;
  while (
    holder !== null &&
    holder !== Object.prototype &&
    holder !== globalThis.EventTarget?.prototype
  ) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name === 'string' && !ALLOWED.has(name)) {
        removeFrom(holder, name);
      }
    }
    holder = Reflect.getPrototypeOf(holder);
  }
  // Blob URLs would allow loading scripts.
  removeFrom(URL, 'createObjectURL');
  removeFrom(URL, 'revokeObjectURL');
}

function removeFrom(holder: object, name: string): void {
  if (!Reflect.deleteProperty(holder, name)) {
    Reflect.set(holder, name, undefined);
  }
}

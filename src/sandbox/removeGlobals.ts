/**
 * Removes every global of a worker that a program has no use for: the network, storage, messages, other workers. The
 * frame's policy closes the network as well; this makes the attempt fail plainly and covers what no policy does.
 */

/** What stays: the language, and the few interfaces of the platform that lessons may use. A list of what to remove would age. */
const KEPT = new Set(
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

/** Removes from `scope`, and from the prototypes that are its alone, every name that is not kept. */
export function removeGlobals(scope: object): void {
  let holder: object | null = scope;
  while (
    holder !== null &&
    holder !== Object.prototype &&
    holder !== globalThis.EventTarget?.prototype
  ) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name === 'string' && !KEPT.has(name)) {
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

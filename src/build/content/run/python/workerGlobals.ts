/** Gives a realm without Node what Pyodide looks for in a browser's worker. Runs before Pyodide, which looks once. */
import { host, timers } from '../realmGlobals';

/** Only has to be a URL: all of its files are already there. */
export const FOLDER = 'https://python.invalid/';

/** Node's decoder, because Pyodide needs encodings that the realm's doesn't have, for every text. */
function Decoder(label = 'utf-8'): Pick<TextDecoder, 'decode'> {
  return { decode: (bytes) => (ArrayBuffer.isView(bytes) ? host.decode(label, bytes) : '') };
}

Object.assign(globalThis, {
  TextDecoder: Decoder,
  self: globalThis,
  WorkerGlobalScope: Object,
  location: new URL(FOLDER),
  setTimeout: timers.setTimeout,
  clearTimeout: timers.clearTimeout,
});

// Pyodide sets it, also after built-ins have been locked.
Reflect.defineProperty(Error, 'stackTraceLimit', { writable: true, configurable: false });

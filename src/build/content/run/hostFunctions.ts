/** What `process.ts` and the realm in which it runs the lessons' code know of each other. */
import type { TraceOptions } from '../../../sandbox/trace';

/** Functions of Node. Only strings, numbers and functions of the realm go in, and no object of Node comes out. */
export interface HostFunctions {
  /** Sends a message to the parent process. */
  post: (message: unknown) => void;
  /** Compiles an async function from names of parameters and a body. Returns the message if it doesn't parse. */
  compile: (...parts: string[]) => ((...values: unknown[]) => Promise<void>) | string;
  /** Returns the line where code doesn't parse. */
  lineOf: (code: string) => number | undefined;
  /** Returns a number for `clearTimer`. */
  setTimer: (callback: () => void, milliseconds: number) => number;
  clearTimer: (id: number) => void;
  soon: (callback: () => void) => void;
  /** Time in ms. */
  now: () => number;
  /** Size of one of the files that the process may read, in bytes. */
  sizeOf: (file: string) => number;
  /** Reads one of these files. Only before code of a lesson runs. */
  read: (file: string, into: Uint8Array) => void;
  /** Decodes text. */
  decode: (encoding: string, bytes: ArrayBufferView) => string;
  /** Ends the process, because it couldn't start. */
  exit: () => void;
  /** Returns a random whole number of 32 bits. */
  random: () => number;
}

/** Functions of the realm, which posts `ready` when it can run programs. */
export interface Realm {
  /** Runs a program, and then posts that it has ended. Takes a `Program` or a `PythonRun` as JSON. */
  run: (program: string) => void;
  /** Receives uncaught errors. */
  fail: (error: unknown) => void;
}

/** The first message to the process. */
export interface Start {
  /** Source of the realm. */
  realm: string;
  /** Folder whose files the process may read, if any. */
  folder?: string;
}

export interface Program {
  code: string;
  tests?: string;
  /** If set, the run stops at the first failed test whose name or message contains this text. */
  until?: string;
  /** If set, the instrumented program runs instead, and its steps are recorded. */
  trace?: TraceOptions;
}

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
  /** Returns a random whole number of 32 bits. */
  random: () => number;
}

/** Functions of the realm. */
export interface Realm {
  /** Runs a program, and then posts that it has ended. Takes a `Program` as JSON. */
  run: (program: string) => void;
  /** Receives uncaught errors. */
  fail: (error: unknown) => void;
}

export interface Program {
  code: string;
  tests?: string;
  /** If set, the run stops at the first failed test whose name or message contains this text. */
  until?: string;
  /** If set, the instrumented program runs instead, and its steps are recorded. */
  trace?: TraceOptions;
}

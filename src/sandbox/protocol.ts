/**
 * What the page, the frame and the worker tell each other, and the limits that all three keep.
 *
 * Whatever is received is read by `sandboxMessages.ts` first.
 */

/** Goes up with every change to the messages, and into the frame's address, so that no stale copy answers. */
export const PROTOCOL = 3;

/** In the frame's address it asks the service worker for the copy that it keeps, where the network brings none. */
export const KEPT_PARAMETER = 'kept';

/** Wall time of a run from its first statement, busy or waiting, in milliseconds. */
export const TIME_LIMIT = 2000;

/** Printed text of a run, in UTF-16 units and in lines; what goes beyond is dropped with a notice. */
export const MAX_OUTPUT = 64_000;
export const MAX_LINES = 1000;

export type OutputLevel = 'log' | 'warn' | 'error';

/** What one call of the console printed; may hold line breaks. */
export interface OutputEntry {
  level: OutputLevel;
  text: string;
  /** Index of the test that was running; absent while the program itself ran. */
  test?: number;
}

export interface RunError {
  /** `TypeError` and the like. */
  name: string;
  message: string;
  /** What went wrong in plain words, with code between backticks; absent when nothing certain can be said. */
  plain?: string;
  /** Line of the reader's code, counted from 1; absent when it is not known. */
  line?: number;
  /** One sentence that helps where the message alone would puzzle. */
  hint?: string;
}

export interface TestFailure {
  message: string;
  /** As of an error. */
  plain?: string;
  /** What was tried, in code. */
  label?: string;
  expected?: string;
  received?: string;
  /** Line of the reader's code that threw, counted from 1. */
  line?: number;
  /** In a page, the element to look at: from the root, at each level its position among its siblings. */
  element?: number[];
}

export interface TestReport {
  name: string;
  /** Its name is shown only when it fails. */
  hidden: boolean;
  /** `unreached` when the run ended before it. */
  outcome: 'passed' | 'failed' | 'unreached';
  failure?: TestFailure;
}

/**
 * How a run ended: `finished` in its own time, `failed` with an error outside of the tests, `stopped` at the time limit,
 * `cancelled` by the page, `unavailable` when the frame did not load or answer.
 */
export type RunEnd = 'finished' | 'failed' | 'stopped' | 'cancelled' | 'unavailable';

export interface RunResult {
  end: RunEnd;
  output: OutputEntry[];
  /** Output was dropped because it went beyond the limits. */
  cut: boolean;
  error?: RunError;
  /** In the order of the tests' file; empty for a run without tests. */
  tests: TestReport[];
}

/** Page to frame. */
export interface RunCommand {
  to: 'runner';
  kind: 'run';
  id: number;
  code: string;
  tests?: string;
}

/** Frame to page. */
export type FrameMessage =
  | { from: 'runner'; kind: 'ready'; protocol: number }
  | { from: 'runner'; kind: 'result'; id: number; result: RunResult };

/** Worker to frame. */
export type WorkerMessage =
  | { kind: 'ready' }
  | ({ kind: 'output' } & OutputEntry)
  | { kind: 'cut' }
  | { kind: 'plan'; tests: { name: string; hidden: boolean }[] }
  | { kind: 'test'; index: number; failure?: TestFailure }
  | { kind: 'end'; error?: RunError };

/** A result without output or tests. */
export function emptyResult(end: RunEnd): RunResult {
  return { end, output: [], cut: false, tests: [] };
}

/** Whether a run passed its tests: it finished, there was at least one, and none failed. */
export function hasPassed({ end, tests }: RunResult): boolean {
  return end === 'finished' && tests.length > 0 && tests.every((test) => test.outcome === 'passed');
}

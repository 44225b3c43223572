/**
 * Messages between the page, the frame, and the worker, and the limits that all three enforce.
 *
 * `sandboxMessages.ts` validates incoming messages.
 */
import type { Trace, TraceOptions } from './trace';

/**
 * Version of the messages. Bump it with every change: it's in the frame's URL, so a stale copy can't respond.
 */
export const PROTOCOL = 6;

/**
 * Query parameter of the frame's URL that asks the service worker for its cached copy if the network fails.
 */
export const KEPT_PARAMETER = 'kept';

/** Wall-clock time limit of a run, in ms, counted from its first statement. */
export const TIME_LIMIT = 2000;

/** Output limit of a run, in UTF-16 code units. Output over the limit is dropped, and a notice says so. */
export const MAX_OUTPUT = 64_000;

/** Output limit of a run, in lines. */
export const MAX_LINES = 1000;

export type OutputLevel = 'log' | 'warn' | 'error';

/** Output of one console call. The text can contain line breaks. */
export interface OutputEntry {
  level: OutputLevel;
  text: string;
  /** Index of the test that was running; undefined for output from the program itself. */
  test?: number;
}

export interface RunError {
  /** The error's name, such as `TypeError`. */
  name: string;
  message: string;
  /** Plain-English explanation with code in backticks; undefined if the cause isn't certain. */
  plain?: string;
  /** Line of the learner's code, 1-based; undefined if unknown. */
  line?: number;
  /** A one-sentence hint for a message that's hard to understand. */
  hint?: string;
}

export interface TestFailure {
  message: string;
  /** Plain-English explanation, as in `RunError`. */
  plain?: string;
  /** The tested expression, such as `sum([1, 2])`. */
  label?: string;
  expected?: string;
  received?: string;
  /** Line of the learner's code that threw, 1-based. */
  line?: number;
  /** Path to the page element to highlight: the child index at each level, starting from the root. */
  element?: number[];
}

export interface TestReport {
  name: string;
  /** True if the name is shown only when the test fails. */
  hidden: boolean;
  /** `unreached` if the run ended before this test. */
  outcome: 'passed' | 'failed' | 'unreached';
  failure?: TestFailure;
}

/**
 * How a run ended: `finished` normally, `failed` with an error outside the tests, `stopped` at the time
 * limit, `cancelled` by the page, or `unavailable` because the frame didn't load or respond.
 */
export type RunEnd = 'finished' | 'failed' | 'stopped' | 'cancelled' | 'unavailable';

export interface RunResult {
  end: RunEnd;
  output: OutputEntry[];
  /** True if output was dropped because it exceeded a limit. */
  cut: boolean;
  error?: RunError;
  /** Test results, in the order of the test file; empty for a run without tests. */
  tests: TestReport[];
  /** Index of the test that was running when the run was stopped; undefined if none was. */
  running?: number;
  /** The steps of the run; undefined if they weren't requested. */
  trace?: Trace;
}

/** Messages from the page to the frame. */
export interface RunCommand {
  to: 'runner';
  kind: 'run';
  id: number;
  code: string;
  tests?: string;
  /** If set, the steps of the run are recorded. */
  trace?: TraceOptions;
}

/** Messages from the frame to the page. */
export type FrameMessage =
  | { from: 'runner'; kind: 'ready'; protocol: number }
  /** The worker is ready, and runs the code now. */
  | { from: 'runner'; kind: 'started'; id: number }
  | { from: 'runner'; kind: 'result'; id: number; result: RunResult };

/** Messages from the worker to the frame. */
export type WorkerMessage =
  | { kind: 'ready' }
  | ({ kind: 'output' } & OutputEntry)
  | { kind: 'cut' }
  | { kind: 'plan'; tests: { name: string; hidden: boolean }[] }
  | { kind: 'begin'; index: number }
  | { kind: 'test'; index: number; failure?: TestFailure }
  | { kind: 'trace'; trace: Trace }
  | { kind: 'end'; error?: RunError };

/** Returns a result without output or tests. */
export function emptyResult(end: RunEnd): RunResult {
  return { end, output: [], cut: false, tests: [] };
}

/** Returns true if the run finished and has at least one test, all of which passed. */
export function hasPassed({ end, tests }: RunResult): boolean {
  return end === 'finished' && tests.length > 0 && tests.every((test) => test.outcome === 'passed');
}

/** The steps of a run, as the worker records them and the page shows them. */

/** Maximum number of recorded events. If a run has more, they're a sample. */
export const MAX_EVENTS = 2000;

/** Number of events at the end of a run that's about to be stopped that are all recorded. */
export const LAST_EVENTS = 500;

/** Time after which a run counts as about to be stopped, in ms: well before its time limit. */
export const LATE = 1300;

/** Limits of one event. Calls, objects, and entries over them are left out. */
export const MAX_CALLS = 24;
export const MAX_OBJECTS = 30;
export const MAX_ENTRIES = 30;
export const MAX_VALUE = 200;

/** Maximum number of changes to the page that one event mentions. */
export const MAX_PAGE_CHANGES = 10;

/**
 * A value. The first character is its type, and the rest its text:
 *
 * - `n` number, `s` string, `b` boolean, `i` bigint, `y` symbol
 * - `S` string that was truncated
 * - `u` undefined, `l` null
 * - `f` function, `c` class, with its name
 * - `g` property with a getter, whose value isn't read
 * - `o` object, by its id
 * - an empty string: nothing, such as a variable before its declaration or a hole in an array
 */
export type TraceValue = string;

/** A call that hasn't ended, or the program itself. */
export interface TraceFrame {
  /** Unique for each call. */
  id: number;
  /** Index of the function. */
  fn: number;
  /** Index of the place that it has reached. */
  site: number;
  /** Values of the variables that the place sees. Those of functions around it might be left out. */
  values: readonly TraceValue[];
}

export interface TraceObject {
  id: number;
  kind: 'array' | 'object' | 'map' | 'set' | 'other';
  /** Name of its class, or its text if the kind is `other`. */
  name: string;
  /** Names of an object's properties, or a map's keys; otherwise empty. */
  keys: readonly TraceValue[];
  values: readonly TraceValue[];
  /** Number of entries that are left out. */
  more: number;
}

/**
 * - `at`: about to go on at a place
 * - `enter`, `return`, `throw`: a call begins, returns a value, or ends with an error
 * - `test`: a condition has its value
 * - `wait`, `resume`: a function waits at an `await` or `yield`, or goes on with a value
 * - `timer`: a timer is due
 * - `claim`: a test begins, or a part of a page's script that's recorded on its own
 * - `end`: the run is over
 */
export type TraceEventKind = (typeof TRACE_EVENTS)[number];

export const TRACE_EVENTS = [
  'at',
  'enter',
  'return',
  'throw',
  'test',
  'wait',
  'resume',
  'timer',
  'claim',
  'end',
] as const;

/** A change to the page that the program is part of. */
export interface PageChange {
  /**
   * - `text`: an element has other text
   * - `attribute`: an element has another value of an attribute
   * - `added`, `removed`: an element was added to or removed from its parent
   */
  kind: (typeof PAGE_CHANGES)[number];
  /** Label of the element. */
  element: string;
  /** Name of the attribute, or label of the parent. */
  of?: string;
  /** The new text or value; undefined if the attribute was removed. */
  value?: string;
  /** Number of elements that were added or removed at once, the first of which is `element`. */
  count?: number;
}

export const PAGE_CHANGES = ['text', 'attribute', 'added', 'removed'] as const;

/** The state of a run at one moment. */
export interface TraceEvent {
  kind: TraceEventKind;
  /** Number of events before it in the whole run. */
  order: number;
  /** Index of the place. */
  site: number;
  value?: TraceValue;
  /** The program, and the calls that are running, from the outermost to the innermost. */
  frames: readonly TraceFrame[];
  /** Number of calls that are left out. They're directly above the program. */
  hidden: number;
  /** Objects that the values lead to. */
  objects: readonly TraceObject[];
  /** Number of outputs so far. */
  printed: number;
  /** True while the program itself waits, or has ended. */
  isIdle: boolean;
  /** What changed on the page since the event before. */
  page?: readonly PageChange[];
}

export interface Trace {
  /** Number of events in the whole run. */
  total: number;
  events: readonly TraceEvent[];
  /** Number of events before the last call from outside the program, such as a test's. */
  lastCall?: number;
}

/** What to record of a run. */
export interface TraceOptions {
  /** The instrumented program. */
  code: string;
  /** Name of the recorder in it. */
  key: string;
  /** First event to record, and the one after the last; undefined to record the whole run. */
  range?: readonly [from: number, to: number];
  /** Index of the test to record besides the program itself; undefined for none. */
  test?: number;
}

import {
  LAST_EVENTS,
  LATE,
  MAX_CALLS,
  MAX_EVENTS,
  MAX_PAGE_CHANGES,
  type PageChange,
  type Trace,
  type TraceEvent,
  type TraceEventKind,
  type TraceFrame,
  type TraceOptions,
  type TraceValue,
} from '../../../sandbox/trace';
import { now, SafeWeakMap } from './builtIns';
import type { FieldReader } from './Description';
import { Heap } from './Heap';

/** How many events to count before looking at the clock again. */
const CLOCK_EVERY = 64;

/** Time that recording may take before fewer events are recorded, in ms. */
const MAX_COST = 150;

/** Returns the value of the place's variable with an index. Throws if it isn't declared yet. */
type Read = (index: number) => unknown;

/** A call of one of the program's functions. */
interface Call {
  id: number;
  fn: number;
  /** The call that created the function, whose variables it sees; undefined for the program. */
  outer: Call | undefined;
  /** True if the end of the call isn't reported, unless it returns a value. */
  isLoose: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  result: unknown;
  site: number;
  own: number;
  count: number;
  read: Read;
}

/** What the instrumented program calls. */
export interface Probe {
  start: (site: number, own: number, count: number, read: Read) => Call;
  at: (call: Call, site: number, own: number, count: number, read: Read) => void;
  enter: (
    fn: number,
    outer: Call,
    isLoose: boolean,
    site: number,
    own: number,
    count: number,
    read: Read,
  ) => Call;
  give: <Value>(call: Call, value: Value) => Value;
  fail: (call: Call, error: unknown) => void;
  leave: (call: Call) => void;
  test: <Value>(call: Call, site: number, value: Value) => Value;
  wait: <Value>(call: Call, value: Value) => Value;
  resume: <Value>(call: Call, value: Value) => Value;
  fields: (reader: FieldReader) => void;
}

/** What a recorder needs to know about the page that the program is part of. */
export interface RecorderPage {
  /** Name of an object that's part of the page, such as an element; undefined for others. */
  labelOf: (object: object) => string | undefined;
  /** Returns what has changed on the page since the last call. */
  changes: () => readonly PageChange[];
  /** Called before the program starts, and before the page calls it again. */
  onCall: () => void;
}

/**
 * Records the steps of a run. Never throws, and doesn't use any built-in that the program could have changed.
 */
export class Recorder {
  readonly #options: Pick<TraceOptions, 'range' | 'test'>;
  readonly #post: (trace: Trace) => void;
  readonly #page: RecorderPage | undefined;
  readonly #late: number;
  readonly #heap: Heap;
  readonly #latestFrames = new SafeWeakMap<TraceFrame>();
  #startTime = now();
  #program: Call | undefined;
  /** The running calls, without the program. */
  #stack: Call[] = [];
  #isProgramRunning = false;
  #lastId = 0;
  #total = 0;
  #events: TraceEvent[] = [];
  #stride = 1;
  /** Time spent on recording with this stride, and altogether, in ms. */
  #cost = 0;
  #spent = 0;
  /** Number of events left to record in full, once it's late; undefined before that. */
  #left: number | undefined;
  #lastCall: number | undefined;
  #isPaused = false;
  #isBusy = false;
  #printed = 0;

  /**
   * @param post - receives the events so far, before the run is stopped, and again at its end
   * @param page - the page that the program is part of, if any
   * @param late - time after which the run counts as about to be stopped, in ms
   */
  constructor(
    options: Pick<TraceOptions, 'range' | 'test'>,
    post: (trace: Trace) => void,
    page?: RecorderPage,
    late = LATE,
  ) {
    this.#options = options;
    this.#post = post;
    this.#page = page;
    this.#late = late;
    this.#heap = new Heap(page?.labelOf);
  }

  /** Time spent on recording, in ms. */
  get spent(): number {
    return this.#spent;
  }

  /** The functions for the instrumented program. */
  readonly probe: Probe = {
    start: (site, own, count, read) => {
      this.#page?.onCall();
      this.#program = this.#call(0, undefined, true, site, own, count, read);
      this.#isProgramRunning = true;
      return this.#program;
    },
    at: (call, site, own, count, read) => {
      call.site = site;
      call.own = own;
      call.count = count;
      call.read = read;
      this.#onTop(call);
      this.#event('at', site);
    },
    enter: (fn, outer, isLoose, site, own, count, read) => {
      this.#called();
      const call = this.#call(fn, outer, isLoose, site, own, count, read);
      if (this.#stack.length === 0 && !this.#isProgramRunning && !this.#isPaused) {
        this.#lastCall = this.#total;
      }
      this.#stack[this.#stack.length] = call;
      this.#event('enter', site);
      return call;
    },
    give: (call, value) => {
      call.result = value;
      if (call.isLoose && call.outer !== undefined) this.probe.leave(call);
      return value;
    },
    fail: (call, error) => {
      call.hasFailed = true;
      call.result = error;
    },
    leave: (call) => {
      this.#onTop(call);
      this.#event(call.hasFailed ? 'throw' : 'return', call.site, call);
      this.#pop(call);
    },
    test: (_call, site, value) => {
      this.#event('test', site, { result: value });
      return value;
    },
    wait: (call, value) => {
      this.#event('wait', call.site, { result: value });
      this.#pop(call);
      call.isWaiting = true;
      return value;
    },
    resume: (call, value) => {
      this.#called();
      this.#onTop(call);
      this.#event('resume', call.site, { result: value });
      return value;
    },
    fields: (reader) => this.#heap.addFields(reader),
  };

  /** Counts an output. */
  print(): void {
    this.#printed += 1;
  }

  /** Call this once the program itself has ended. What it defined can still be called. */
  endProgram(): void {
    this.#isProgramRunning = false;
    this.#stack = [];
  }

  /**
   * Starts a recording of its own, such as that of an event handler.
   *
   * @param isWanted - false to record nothing until the next call of this method
   */
  begin(isWanted: boolean): void {
    this.#stack = [];
    this.#events = [];
    this.#total = 0;
    this.#stride = 1;
    this.#cost = 0;
    this.#left = undefined;
    this.#lastCall = undefined;
    this.#startTime = now();
    this.#isPaused = !isWanted;
    this.#event('claim', 0);
  }

  /** Call this when a timer is due. */
  timer(): void {
    this.#stack = [];
    this.#event('timer', 0);
  }

  /** Call this before each test. Tests other than the requested one aren't recorded. */
  beginTest(index: number): void {
    this.#end();
    this.#stack = [];
    this.#isPaused = index !== this.#options.test;
    if (this.#isPaused) return;
    this.#lastCall = undefined;
    this.#event('claim', 0);
  }

  /** Passes on everything that was recorded. Call this at the end, and when the run is about to be stopped. */
  finish(isEnd: boolean): void {
    if (isEnd) this.#end();
    this.#post({
      total: this.#total,
      events: this.#events,
      ...(this.#lastCall === undefined ? {} : { lastCall: this.#lastCall }),
    });
  }

  /** Records the state at the end of the program or a test, even of a run that's sampled. */
  #end(): void {
    if (this.#isPaused) return;
    const [from, to] = this.#options.range ?? [0, Infinity];
    const order = this.#total;
    this.#total += 1;
    if (order >= from && order < to) this.#record('end', order, this.#program?.site ?? 0);
  }

  /** Tells the page that the program is called from outside, if that's the case. */
  #called(): void {
    if (this.#stack.length === 0 && !this.#isProgramRunning) this.#page?.onCall();
  }

  #call(
    fn: number,
    outer: Call | undefined,
    isLoose: boolean,
    site: number,
    own: number,
    count: number,
    read: Read,
  ): Call {
    this.#lastId += 1;
    return {
      id: this.#lastId,
      fn,
      outer,
      isLoose,
      isWaiting: false,
      hasFailed: false,
      result: undefined,
      site,
      own,
      count,
      read,
    };
  }

  /** Makes a call the innermost one. Calls above it have ended without a report. */
  #onTop(call: Call): void {
    const stack = this.#stack;
    if (call.outer === undefined) {
      stack.length = 0;
      this.#isProgramRunning = true;
      return;
    }
    for (let index = stack.length - 1; index >= 0; index -= 1) {
      if (stack[index] === call) {
        stack.length = index + 1;
        return;
      }
    }
    call.isWaiting = false;
    stack[stack.length] = call;
  }

  #pop(call: Call): void {
    const top = this.#stack.length - 1;
    if (this.#stack[top] === call) this.#stack.length = top;
    if (call.outer === undefined) this.#isProgramRunning = false;
  }

  #event(kind: TraceEventKind, site: number, valued?: { result: unknown }): void {
    if (this.#isPaused || this.#isBusy) return;
    const order = this.#total;
    this.#total += 1;
    if (
      this.#left === undefined &&
      order % CLOCK_EVERY === 0 &&
      now() - this.#startTime > this.#late
    ) {
      this.#left = this.#options.range ? 0 : LAST_EVENTS;
    }
    if (this.#isWanted(order)) this.#record(kind, order, site, valued);
    if (this.#left === 0) {
      this.#left = -1;
      this.finish(false);
    }
  }

  #isWanted(order: number): boolean {
    const { range } = this.#options;
    if (range !== undefined && (order < range[0] || order >= range[1])) return false;
    if (this.#left === undefined) return order % this.#stride === 0;
    if (this.#left <= 0) return false;
    this.#left -= 1;
    return true;
  }

  #record(kind: TraceEventKind, order: number, site: number, valued?: { result: unknown }): void {
    this.#isBusy = true;
    const start = now();
    try {
      this.#heap.begin();
      const value = valued === undefined ? {} : { value: this.#heap.valueOf(valued.result) };
      const frames = this.#frames();
      const hidden = this.#stack.length > MAX_CALLS ? this.#stack.length - MAX_CALLS : 0;
      const objects = this.#heap.objects();
      const printed = this.#printed;
      this.#events[this.#events.length] = {
        kind,
        order,
        site,
        ...value,
        frames,
        hidden,
        objects,
        printed,
        isIdle: !this.#isProgramRunning,
        ...(this.#page ? { page: this.#page.changes() } : {}),
      };
      this.#cost += now() - start;
      if (this.#left === undefined && this.#options.range === undefined) this.#thinOut();
    } catch {
      // Near the end of the call stack, recording can fail. The program has to go on as if it didn't happen.
    } finally {
      this.#isBusy = false;
      this.#spent += now() - start;
    }
  }

  /** Keeps every second event if there are too many, or if recording takes too long. */
  #thinOut(): void {
    if (this.#events.length < MAX_EVENTS && this.#cost < MAX_COST) return;
    this.#cost = 0;
    this.#stride *= 2;
    const kept: TraceEvent[] = [];
    let earlier: readonly PageChange[] = [];
    for (let index = 0; index < this.#events.length; index += 1) {
      const event = this.#events[index];
      if (event === undefined) continue;
      const page = joined(earlier, event.page ?? []);
      const isKept = event.order % this.#stride === 0;
      if (isKept) kept[kept.length] = page === event.page ? event : { ...event, page };
      earlier = isKept ? [] : page;
    }
    this.#events = kept;
  }

  #frames(): TraceFrame[] {
    const frames: TraceFrame[] = [];
    if (this.#program !== undefined) frames[0] = this.#frame(this.#program);
    const stack = this.#stack;
    const first = stack.length > MAX_CALLS ? stack.length - MAX_CALLS : 0;
    for (let index = first; index < stack.length; index += 1) {
      const call = stack[index];
      if (call !== undefined) frames[frames.length] = this.#frame(call);
    }
    return frames;
  }

  #frame(call: Call): TraceFrame {
    const values: TraceValue[] = [];
    // The variables of a call that's still running are shown there.
    const count = call.outer !== undefined && this.#isRunning(call.outer) ? call.own : call.count;
    for (let index = 0; index < count; index += 1) values[index] = this.#read(call, index);
    const before = this.#latestFrames.get(call);
    if (before !== undefined && before.site === call.site && isSame(before.values, values)) {
      return before;
    }
    const frame = { id: call.id, fn: call.fn, site: call.site, values };
    this.#latestFrames.set(call, frame);
    return frame;
  }

  #read(call: Call, index: number): TraceValue {
    try {
      return this.#heap.valueOf(call.read(index));
    } catch {
      return '';
    }
  }

  #isRunning(call: Call): boolean {
    for (let index = 0; index < this.#stack.length; index += 1) {
      if (this.#stack[index] === call) return true;
    }
    return false;
  }
}

/** Returns both lists as one, up to the maximum length. */
function joined(first: readonly PageChange[], rest: readonly PageChange[]): readonly PageChange[] {
  if (first.length === 0) return rest;
  const all: PageChange[] = [];
  for (let index = 0; index < MAX_PAGE_CHANGES; index += 1) {
    const change = index < first.length ? first[index] : rest[index - first.length];
    if (change !== undefined) all[all.length] = change;
  }
  return all;
}

function isSame(a: readonly TraceValue[], b: readonly TraceValue[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return false;
  }
  return true;
}

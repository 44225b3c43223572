import type { Trace } from '../../../../sandbox/trace';
import type { OutputEntry, RunError } from '../../../../sandbox/protocol';
import { installHooks } from '../../../javascript/trace/hooks';
import { withoutInsertions } from '../../../javascript/trace/insertions';
import { Recorder } from '../../../javascript/trace/Recorder';
import {
  MAX_SAME_TURNS,
  MAX_TURNS,
  TASK_LIMIT,
  type PageTurn,
  type PreviewEvent,
  type TurnCause,
} from '../../protocol';
import * as native from '../natives';
import { eventCause, followTimers } from './causes';
import { observeChanges } from './changes';
import { labelOf } from './labels';

/** Time after which a task counts as about to be stopped, in ms: well before its limit. */
const LATE = 0.5 * TASK_LIMIT;

/**
 * Records a page's script in turns: its run, and then each time that the browser calls it. Never throws, and doesn't
 * use anything that the script could have changed.
 */
export class Turns {
  readonly #post: (turn: PageTurn) => void;
  readonly #port: MessagePort;
  readonly #clean: (text: string) => string;
  readonly #recorder: Recorder;
  readonly #counts: Record<string, number> = { __proto__: null } as never;
  #total = 0;
  /** The latest turn, and whether it's still running. */
  #turn: PageTurn | undefined;
  #isOpen = false;
  /** What the latest turn is part of: an event, or what started the timer. */
  #source: unknown;
  /** Cause of the timer that's running. */
  #due: TurnCause | undefined;
  /** Output since the turn before. */
  #output: OutputEntry[] = [];

  /**
   * Call this before any of the page's code runs.
   *
   * @param key - name of the recorder in the script
   * @param port - receives the preview's own messages, which aren't events of the page
   * @param post - receives each turn at its end, and again if it turns out to have failed
   */
  constructor(key: string, port: MessagePort, post: (turn: PageTurn) => void) {
    this.#port = port;
    this.#post = post;
    this.#clean = withoutInsertions(key);
    const page = { labelOf, changes: observeChanges(), onCall: () => this.#onCall() };
    this.#recorder = new Recorder({}, (trace) => this.#keep(trace), page, LATE);
    installHooks(this.#clean);
    followTimers((cause, callback) => this.#onTimer({ ...cause }, callback));
    native.defineProperty(window, key, { value: this.#recorder.probe });
  }

  /** Time without what recording took, in ms. */
  readonly clock = (): number => native.clock() - this.#recorder.spent;

  /** Call this once the script has run. What it defined can still be called. */
  endScript(): void {
    this.#recorder.endProgram();
  }

  /**
   * Notes an event that's about to be reported.
   *
   * @returns the event, as it would be without recording
   */
  note(event: PreviewEvent): PreviewEvent {
    if (event.kind === 'output') {
      this.#recorder.print();
      this.#output[this.#output.length] = { level: event.level, text: event.text };
    }
    if (event.kind !== 'error') return event;
    const error = { ...event.error, message: this.#clean(event.error.message) };
    this.#fail(error);
    return { ...event, error };
  }

  /** The script is called, and none of it was running. Continues the turn if the reason is the same. */
  #onCall(): void {
    const current = native.currentEvent();
    const isOwn = current !== undefined && native.targetOf(current) === this.#port;
    const event = isOwn ? undefined : current;
    const source: unknown = event ?? this.#due;
    const isSame = source === undefined ? this.#isOpen : source === this.#source;
    if (isSame && this.#turn !== undefined) return;
    this.#close();
    this.#source = source;
    this.#open(this.#causeOf(event));
  }

  #causeOf(event: Event | undefined): TurnCause {
    if (this.#total === 0) return { kind: 'script' };
    return event === undefined ? (this.#due ?? { kind: 'promise' }) : eventCause(event);
  }

  #open(cause: TurnCause): void {
    const { kind, type = '', target = '', time = '' } = cause;
    const name = `${kind} ${type} ${target} ${time}`;
    const count = (this.#counts[name] ?? 0) + 1;
    this.#counts[name] = count;
    this.#total += 1;
    this.#turn = { id: this.#total, cause, trace: { total: 0, events: [] }, output: [] };
    this.#isOpen = true;
    this.#recorder.begin(count <= MAX_SAME_TURNS && this.#total <= MAX_TURNS);
    const { id } = this.#turn;
    // Callbacks of promises come first, so they're part of the turn.
    native.setTimer(() => {
      if (this.#turn?.id === id) this.#close();
    }, 0);
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#source = undefined;
    this.#recorder.finish(true);
  }

  /** Receives the steps of the latest turn. */
  #keep(trace: Trace): void {
    const turn = this.#turn;
    if (turn === undefined || trace.events.length === 0) return;
    const output: OutputEntry[] = [];
    add(output, turn.output);
    add(output, this.#output);
    this.#output = [];
    this.#turn = { ...turn, trace, output };
    this.#post(this.#turn);
  }

  #fail(error: RunError): void {
    if (this.#turn === undefined || this.#turn.error) return;
    this.#turn = { ...this.#turn, error };
    if (!this.#isOpen && this.#turn.trace.events.length > 0) this.#post(this.#turn);
  }

  #onTimer(cause: TurnCause, callback: () => unknown): unknown {
    this.#due = cause;
    try {
      return callback();
    } finally {
      this.#due = undefined;
    }
  }
}

function add(list: OutputEntry[], more: readonly OutputEntry[]): void {
  for (let index = 0; index < more.length; index += 1) {
    list[list.length] = more[index] as OutputEntry;
  }
}

/**
 * Messages between the page, the preview's frame, and the documents in it, and the limits that all of them
 * enforce.
 *
 * `readMessages.ts` and `readDocument.ts` validate incoming messages.
 */
import type { OutputEntry, OutputLevel, RunError, RunResult } from '../../sandbox/protocol';
import type { Trace, TraceOptions } from '../../sandbox/trace';

/**
 * Version of the messages. Bump it with every change: it's in the frame's URL, so a stale copy can't respond.
 */
export const PREVIEW_PROTOCOL = 5;

/** Time limit for loops in one task of the learner's script, in ms. */
export const TASK_LIMIT = 1000;

/** Time limit for all checks of an exercise, in ms. */
export const CHECK_LIMIT = 10_000;

/** Maximum number of turns to record of one page, and of those with the same cause. */
export const MAX_TURNS = 200;
export const MAX_SAME_TURNS = 20;

/** Color scheme of the document. */
export type Scheme = 'light' | 'dark';

/** How a document is rendered, apart from its files. */
export interface Rendering {
  scheme: Scheme;
  /** Default font size, in CSS px. */
  rootSize: number;
  /** Style sheet that comes after the document's own ones. */
  addedCss: string;
}

/** How documents are rendered by default. */
export const USUAL: Rendering = { scheme: 'light', rootSize: 16, addedCss: '' };

/** The files of a page. `html` is a fragment or a full document. */
export interface PreviewFiles {
  html: string;
  css: string;
  js: string;
}

/** Why a page's script runs. */
export interface TurnCause {
  /**
   * - `script`: the page loads
   * - `event`: an event that the script listens for
   * - `timer`, `interval`, `frame`: the callback of `setTimeout`, `setInterval` or `requestAnimationFrame`
   * - `promise`: the callback of a promise, or another one
   */
  kind: (typeof TURN_CAUSES)[number];
  /** Type of the event. */
  type?: string;
  /** Label of the element that the event happened to. */
  target?: string;
  /** Key of a keyboard event. */
  key?: string;
  /** Time of a timer, in ms. */
  time?: number;
}

export const TURN_CAUSES = ['script', 'event', 'timer', 'interval', 'frame', 'promise'] as const;

/** What a page's script did at once, with its steps. */
export interface PageTurn {
  /** Unique in its document. */
  id: number;
  cause: TurnCause;
  trace: Trace;
  /** What the page printed in it, and since the turn before. */
  output: OutputEntry[];
  /** The error that ended it. */
  error?: RunError;
}

/** Events that a document in the preview reports. */
export type PreviewEvent =
  /** A new page is shown. Subsequent events are from this page. */
  | { kind: 'started' }
  | { kind: 'output'; level: OutputLevel; text: string }
  | { kind: 'error'; error: RunError }
  /** A sentence about something that the preview didn't do, such as opening a link. */
  | { kind: 'notice'; text: string }
  /** The steps of a turn. A turn with the same id replaces an earlier one. */
  | { kind: 'turn'; turn: PageTurn }
  /** Height of the loaded page, in CSS px; at least the height of its window. */
  | { kind: 'height'; height: number };

/** Runs an exercise's checks. */
export interface CheckCommand {
  to: 'preview';
  kind: 'check';
  id: number;
  files: PreviewFiles;
  checks: string;
  /** What to record: the script, and the index of the test that runs. By default, all run and nothing is recorded. */
  trace?: TraceOptions;
  /** Stops after the first failed check whose name or message contains this. By default, all checks run. */
  until?: string;
}

/** Messages from the page to the frame. */
export type PreviewCommand =
  | { to: 'preview'; kind: 'show'; files: PreviewFiles; scheme: Scheme; trace?: TraceOptions }
  | CheckCommand
  /** Outlines an element in the shown document; null removes the outline. */
  | { to: 'preview'; kind: 'outline'; path: number[] | null }
  /** Checks that the frame still responds. It answers with `alive`. */
  | { to: 'preview'; kind: 'ask' };

/** Messages from the frame to the page. */
export type PreviewMessage =
  | { from: 'preview'; kind: 'ready'; protocol: number }
  | { from: 'preview'; kind: 'alive' }
  | { from: 'preview'; kind: 'event'; event: PreviewEvent }
  | { from: 'preview'; kind: 'result'; id: number; result: RunResult; turns: PageTurn[] };

/** Result of checks, with the turns of the page's script, if they were recorded. */
export interface CheckedPage extends RunResult {
  turns: PageTurn[];
}

/** Settings for a preview's document. Its kit (`document/kit.ts`) reads them when it starts. */
export interface DocumentSettings extends Rendering {
  css: string;
  js: string;
  /** Unguessable name of the guard function that every loop calls. */
  guard: string;
  /** True if the document is checked, not shown: focus is simulated, and built-ins are read-only. */
  isChecked: boolean;
  /** Name of the recorder in the script, which is instrumented; undefined if nothing is recorded. */
  traceKey?: string;
  /** HTML for the kit to write, if the browser hides errors in inline scripts (see `errorsHidden.ts`). */
  html?: string;
}

/** A box relative to the viewport, in CSS px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Snapshot of an element. */
export interface SeenElement {
  id: number;
  /** Namespace URI; undefined for HTML elements. */
  namespace?: string;
  tag: string;
  attributes: [name: string, value: string][];
  children: SeenNode[];
  box: Box;
  /** Computed values, in the order of the requested properties. */
  styles: string[];
  /** Content of the `::before` pseudo-element. */
  before: string;
  /** Content of the `::after` pseudo-element. */
  after: string;
  /** Current state of a form field, which can differ from its attributes. */
  value?: string;
  checked?: boolean;
  selected?: boolean;
}

export type SeenNode = string | SeenElement;

/** Snapshot of a document. */
export interface Seen {
  root: SeenElement;
  /** Id of the focused element. */
  focused: number;
  /**
   * What the latest input did if it was a press of Tab: the focus is free to move on, or a script prevented that and
   * moved it itself, or held it.
   */
  tab?: 'free' | 'moved' | 'held' | undefined;
  /** Number of form submissions that the preview has blocked so far. */
  sent: number;
  /** Width of the content, in CSS px. */
  contentWidth: number;
  /** Width of the window, in CSS px. */
  width: number;
}

/** Simulated user input on the element with the given id. */
export type UserEvent =
  | { kind: 'click'; id: number }
  /** Presses Tab. If the focus is free to move, `tabTo` moves it and releases the key. */
  | { kind: 'tab' }
  | { kind: 'tabTo'; id: number }
  | { kind: 'press'; id: number; key: string }
  | { kind: 'clear'; id: number }
  | { kind: 'type'; id: number; text: string }
  | { kind: 'choose'; id: number; option: string };

/** Messages from the frame to a document, sent through a port that the learner's code can't access. */
export type DocumentCommand =
  | { kind: 'look'; properties: string[] }
  | { kind: 'do'; userEvent: UserEvent }
  | { kind: 'find'; path: number[] | null };

/**
 * Messages from a document to the frame, sent through the same port. Responses arrive in the same order as
 * the commands.
 */
export type DocumentMessage =
  | { kind: 'event'; event: PreviewEvent }
  | { kind: 'seen'; seen: Seen }
  | { kind: 'done' }
  | { kind: 'found'; box: Box | null };

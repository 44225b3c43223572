/**
 * What the page, the preview's frame and the documents in it tell each other, and the limits that all keep.
 *
 * Whatever comes in is read by `readMessages.ts` first.
 */
import type { OutputLevel, RunError, RunResult } from '../protocol';

/** Goes up with every change to the messages, and into the frame's address, so that no stale copy answers. */
export const PREVIEW_PROTOCOL = 2;

/** Time that one task of the reader's script may take in loops, in milliseconds. */
export const TASK_LIMIT = 1000;

/** Time that all checks of an exercise may take, in milliseconds. */
export const CHECK_LIMIT = 10_000;

/** Whether the document is drawn as in light or in dark mode. */
export type Scheme = 'light' | 'dark';

/** The files of a page; `html` is a fragment or a whole document. */
export interface PreviewFiles {
  html: string;
  css: string;
  js: string;
}

/** What a document in the preview tells while it is shown. */
export type PreviewEvent =
  /** A page is shown instead of the one before; what follows is told by this one. */
  | { kind: 'started' }
  | { kind: 'output'; level: OutputLevel; text: string }
  | { kind: 'error'; error: RunError }
  /** Something that a preview does not do, in a sentence. */
  | { kind: 'notice'; text: string };

/** Asks for the checks of an exercise. */
export interface CheckCommand {
  to: 'preview';
  kind: 'check';
  id: number;
  files: PreviewFiles;
  checks: string;
  /** The checks end with the first that fails whose name or message holds this; without it all are run. */
  until?: string;
}

/** Page to frame. */
export type PreviewCommand =
  | { to: 'preview'; kind: 'show'; files: PreviewFiles; scheme: Scheme }
  | CheckCommand
  /** Outlines an element of the shown document by its path; none takes the outline away. */
  | { to: 'preview'; kind: 'outline'; path: number[] | null }
  /** Asks for a sign of life. */
  | { to: 'preview'; kind: 'ask' };

/** Frame to page. */
export type PreviewMessage =
  | { from: 'preview'; kind: 'ready'; protocol: number }
  | { from: 'preview'; kind: 'alive' }
  | { from: 'preview'; kind: 'event'; event: PreviewEvent }
  | { from: 'preview'; kind: 'result'; id: number; result: RunResult };

/** How a document is made; it is the first thing that its kit reads. */
export interface DocumentSettings {
  css: string;
  js: string;
  scheme: Scheme;
  /** Name of the function that loops call; cannot be guessed. */
  guard: string;
  /** It is checked, not shown: the focus is kept apart from the browser's, and the language is locked. */
  isChecked: boolean;
  /** The HTML where the kit is to write it, because the browser hides errors of scripts that are inline (`errorsHidden.ts`). */
  html?: string;
}

/** A box in the document, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element as it was when it was looked at. */
export interface SeenElement {
  id: number;
  /** Absent for HTML. */
  namespace?: string;
  tag: string;
  attributes: [name: string, value: string][];
  children: SeenNode[];
  box: Box;
  /** Computed values, in the order of the properties that were asked for. */
  styles: string[];
  /** Text that the style sheet puts before and after. */
  before: string;
  after: string;
  /** What a field holds, beside its attributes. */
  value?: string;
  checked?: boolean;
  selected?: boolean;
}

export type SeenNode = string | SeenElement;

/** A document as it was when it was looked at. */
export interface Seen {
  root: SeenElement;
  /** Id of the element that has the focus. */
  focused: number;
  /** How many forms would have been sent up to now. */
  sent: number;
  /** The width that the content takes, and the window's. */
  contentWidth: number;
  width: number;
}

/** What a reader does, on the element with the id. */
export type UserEvent =
  | { kind: 'click'; id: number }
  | { kind: 'focus'; id: number }
  | { kind: 'press'; id: number; key: string }
  | { kind: 'clear'; id: number }
  | { kind: 'type'; id: number; text: string }
  | { kind: 'choose'; id: number; option: string };

/** Frame to document, through a port that the reader's code never sees. */
export type DocumentCommand =
  | { kind: 'look'; properties: string[] }
  | { kind: 'do'; userEvent: UserEvent }
  | { kind: 'find'; path: number[] | null };

/** Document to frame, through the same port; the answers come in the order of the commands. */
export type DocumentMessage =
  | { kind: 'event'; event: PreviewEvent }
  | { kind: 'seen'; seen: Seen }
  | { kind: 'done' }
  | { kind: 'found'; box: Box | null };

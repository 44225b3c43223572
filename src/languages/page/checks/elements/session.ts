/** The document that checks run on, and its latest snapshot. */
import type { TraceOptions } from '../../../../sandbox/trace';
import { openDocument, type PreviewDocument } from '../../frame/documents';
import {
  USUAL,
  type PreviewEvent,
  type PreviewFiles,
  type Rendering,
  type UserEvent,
} from '../../protocol';
import { buildMirror, type Mirror } from './mirror';

/** Initial window size of a check, in CSS px. */
export const CHECK_WIDTH = 600;
const CHECK_HEIGHT = 800;

export interface Session {
  /** How the document is rendered. */
  readonly rendering: Rendering;
  /** Number of documents opened so far. An element's id is only valid in its own document. */
  readonly opened: number;
  /** The latest snapshot of the document. */
  readonly mirror: Mirror;
  act: (userEvent: UserEvent) => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** Opens the document again with other settings or other HTML, in addition to earlier ones. */
  render: (change: Partial<Rendering>, html?: string) => Promise<void>;
  /** Prepares for the next check. If the previous one modified the document, opens it again. */
  renew: () => Promise<void>;
  close: () => void;
}

/** More than the turns of one document have ids, to make those of all documents unique. */
const DOCUMENT_TURNS = 100_000;

/** Maximum number of documents to open in advance. Opening more would only slow them all down. */
const MAX_READY = 3;

export interface SessionOptions {
  files: PreviewFiles;
  /** Names of the CSS properties to include in snapshots. */
  properties: string[];
  /** Number of checks that modify the page. After each one, the next check needs a fresh page. */
  changes: number;
  /** What to record of the page's script. */
  trace?: TraceOptions | undefined;
  /**
   * Receives the first document's events. Other documents report the same events, so only their errors and turns
   * are passed on.
   */
  onEvent: (event: PreviewEvent) => void;
}

/** Opens a document for checks and takes the first snapshot. */
export async function openSession({
  files,
  properties,
  changes,
  trace,
  onEvent,
}: SessionOptions): Promise<Session> {
  let rendering = USUAL;
  let shown = files;
  let width = CHECK_WIDTH;
  let opened = 1;
  let documents = 0;
  let hasChanged = false;
  let isBusy = false;
  let left = changes;
  const ready: Promise<PreviewDocument>[] = [];
  let current = await open(true);
  let mirror = await look();
  prepare();

  async function open(isFirst = false): Promise<PreviewDocument> {
    documents += 1;
    const number = documents;
    const document = await openDocument({
      files: shown,
      rendering,
      isChecked: true,
      ...(trace ? { trace } : {}),
      onEvent: (event) => {
        if (event.kind === 'turn') {
          const id = event.turn.id + number * DOCUMENT_TURNS;
          onEvent({ kind: 'turn', turn: { ...event.turn, id } });
        } else if (isFirst || event.kind === 'error') onEvent(event);
      },
    });
    setSize(document, CHECK_WIDTH);
    return document;
  }

  /** Opens the next documents in advance, because opening takes most of the time. */
  function prepare(): void {
    while (left > 0 && ready.length < MAX_READY) {
      left -= 1;
      ready.push(open());
    }
  }

  async function look(): Promise<Mirror> {
    return buildMirror(await current.look(properties), properties);
  }

  async function reopen(): Promise<void> {
    current.remove();
    opened += 1;
    current = await ((rendering === USUAL ? ready.shift() : undefined) ?? open());
    setSize(current, width);
    mirror = await look();
    hasChanged = false;
    prepare();
  }

  /** Runs an action. Throws if the previous one is still running because the check doesn't await it. */
  function runExclusively(work: () => Promise<void>): Promise<void> {
    if (isBusy) throw new Error('Write `await` before each page action.');
    isBusy = true;
    const done = work().finally(() => {
      isBusy = false;
    });
    // Avoids an unhandled rejection. If the promise isn't awaited, the check has already failed.
    done.catch(() => undefined);
    return done;
  }

  return {
    get rendering() {
      return rendering;
    },
    get opened() {
      return opened;
    },
    get mirror() {
      if (isBusy) throw new Error('Write `await` before each page action.');
      return mirror;
    },
    act: (userEvent) =>
      runExclusively(async () => {
        hasChanged = true;
        await current.act(userEvent);
        mirror = await look();
      }),
    resize: (to) =>
      runExclusively(async () => {
        width = to;
        setSize(current, width);
        mirror = await look();
      }),
    render: (change, html = shown.html) =>
      runExclusively(async () => {
        shown = { ...files, html };
        rendering = { ...rendering, ...change };
        await reopen();
      }),
    renew: () =>
      runExclusively(async () => {
        const isOther = rendering !== USUAL;
        const isResized = width !== CHECK_WIDTH;
        rendering = USUAL;
        shown = files;
        width = CHECK_WIDTH;
        if (hasChanged || isOther) {
          await reopen();
        } else if (isResized) {
          setSize(current, width);
          mirror = await look();
        }
      }),
    close() {
      current.remove();
      for (const document of ready) void document.then(({ remove }) => remove());
    },
  };
}

function setSize({ frame }: PreviewDocument, width: number): void {
  frame.style.width = `${width}px`;
  frame.style.height = `${CHECK_HEIGHT}px`;
}

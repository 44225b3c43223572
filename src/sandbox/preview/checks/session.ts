/** The document that a check works on, and the newest look at it. */
import { openDocument, type PreviewDocument } from '../frame/documents';
import type { UserEvent, PreviewEvent, PreviewFiles, Scheme } from '../protocol';
import { buildMirror, type Mirror } from './mirror';

/** The window that a check begins with, in CSS pixels. */
export const CHECK_WIDTH = 600;
const CHECK_HEIGHT = 800;

export interface Session {
  /** The document as it was when it was last looked at. */
  readonly mirror: Mirror;
  act: (userEvent: UserEvent) => Promise<void>;
  resize: (width: number) => Promise<void>;
  setScheme: (scheme: Scheme) => Promise<void>;
  /** Gets ready for the next check: what has been acted on is made anew. */
  renew: () => Promise<void>;
  close: () => void;
}

/** Documents that are made ready at a time: more of them only wait for one another. */
const MAX_READY = 3;

export interface SessionOptions {
  files: PreviewFiles;
  /** The CSS properties that the checks ask for. */
  properties: string[];
  /** How many of the checks will change their page, so that the next needs another. */
  changes: number;
  /** Hears of what the documents tell; what they print, of the first one only, since the others do the same. */
  onEvent: (event: PreviewEvent) => void;
}

/** Opens a document to check. */
export async function openSession({
  files,
  properties,
  changes,
  onEvent,
}: SessionOptions): Promise<Session> {
  let scheme: Scheme = 'light';
  let width = CHECK_WIDTH;
  let hasChanged = false;
  let isBusy = false;
  let left = changes;
  const ready: Promise<PreviewDocument>[] = [];
  let current = await open(true);
  let mirror = await look();
  prepare();

  async function open(isFirst = false): Promise<PreviewDocument> {
    const opened = await openDocument({
      files,
      scheme,
      isChecked: true,
      onEvent: (event) => {
        if (isFirst || event.kind === 'error') onEvent(event);
      },
    });
    setSize(opened, CHECK_WIDTH);
    return opened;
  }

  /** Makes the next documents while one is checked: most of the time goes by in waiting for them. */
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
    current = await ((scheme === 'light' ? ready.shift() : undefined) ?? open());
    setSize(current, width);
    mirror = await look();
    hasChanged = false;
    prepare();
  }

  /** What is not awaited would go on while the check looks at something else. */
  function alone(work: () => Promise<void>): Promise<void> {
    if (isBusy) throw new Error('Write `await` before each page action.');
    isBusy = true;
    const done = work().finally(() => {
      isBusy = false;
    });
    // Where nobody awaits it, the check has failed already.
    done.catch(() => undefined);
    return done;
  }

  return {
    get mirror() {
      if (isBusy) throw new Error('Write `await` before each page action.');
      return mirror;
    },
    act: (userEvent) =>
      alone(async () => {
        hasChanged = true;
        await current.act(userEvent);
        mirror = await look();
      }),
    resize: (to) =>
      alone(async () => {
        width = to;
        setSize(current, width);
        mirror = await look();
      }),
    setScheme: (to) =>
      alone(async () => {
        scheme = to;
        await reopen();
      }),
    renew: () =>
      alone(async () => {
        const isOther = scheme !== 'light';
        const isResized = width !== CHECK_WIDTH;
        scheme = 'light';
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

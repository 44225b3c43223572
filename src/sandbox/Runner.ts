/** Runs code from the page, in a frame that is made when it is first wanted and can reach nothing. */
import { isHostDown } from './hostIsDown';
import { readFrameMessage } from './sandboxMessages';
import { KEPT_PARAMETER, PROTOCOL, TIME_LIMIT, emptyResult, type RunResult } from './protocol';

/** How long the frame may take to load, and to answer beyond the time limit, in milliseconds. */
const LOAD_LIMIT = 10_000;
const GRACE = 5000;

/** How long it may take to load where the service worker keeps a copy. */
const KEPT_LIMIT = 4000;

/** What remains to a frame that has loaded something, if only an error page, to say that it is the runner. */
const READY_LIMIT = 1000;

export interface Runner {
  /** Loads the frame ahead of a run. A frame that does not load is taken away, and the next run makes another. */
  prepare(): void;
  /**
   * Runs code, with tests or without. One run at a time: a run that is still going is cancelled. Never rejects.
   *
   * @param tests - JavaScript that calls `test`, `hidden` and `expect`
   */
  run(code: string, tests?: string): Promise<RunResult>;
  /** Ends the run that is going, if one is: its result's end is `cancelled`. */
  cancel(): void;
  /** Cancels, and removes the frame; a later run makes a new one. */
  dispose(): void;
}

interface Run {
  id: number;
  code: string;
  tests?: string;
  settle(result: RunResult): void;
}

/**
 * Makes a runner; nothing is loaded before it is prepared or runs something.
 *
 * @param address - of `runner.html`, with the site's base path
 * @param host - the element that takes the hidden frame
 */
export function createRunner(address: string, host: HTMLElement = document.body): Runner {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  /** Whether to ask the service worker for the page that it keeps, after the network did not bring one. */
  let isKeptAsked = false;
  let current: Run | undefined;
  let lastId = 0;
  let timer: number | undefined;

  function run(code: string, tests?: string): Promise<RunResult> {
    cancel();
    return new Promise((resolve) => {
      lastId += 1;
      current = { id: lastId, code, tests, settle: resolve };
      if (isReady) {
        limit(TIME_LIMIT + GRACE);
        send(current);
      } else {
        load();
      }
    });
  }

  function load(): void {
    if (frame !== undefined) {
      return;
    }
    isKeptAsked ||= !navigator.onLine && hasServiceWorker();
    limit(isKeptLeft() ? KEPT_LIMIT : LOAD_LIMIT);
    frame = document.createElement('iframe');
    if (isKeptLeft()) loseWithoutHost(frame);
    // Without allow-same-origin: the frame's code must never share the page's origin. A worker is not asked for the page
    // of such a frame; what it keeps comes with the same sandbox as a header, and starts in no frame that has none.
    if (!isKeptAsked) frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = `${address}?v=${PROTOCOL}${isKeptAsked ? `&${KEPT_PARAMETER}` : ''}`;
    frame.title = 'Runs the code of this page';
    frame.hidden = true;
    frame.addEventListener('load', () => {
      if (!isReady) {
        limit(READY_LIMIT);
      }
    });
    window.addEventListener('message', receive);
    host.append(frame);
  }

  function isKeptLeft(): boolean {
    return !isReady && !isKeptAsked && hasServiceWorker();
  }

  function loseWithoutHost(loading: HTMLIFrameElement): void {
    void isHostDown(address).then((isDown) => {
      if (isDown && frame === loading && !isReady) lose();
    });
  }

  function receive({ source, data }: MessageEvent): void {
    if (frame === undefined || source !== frame.contentWindow) {
      return;
    }
    const message = readFrameMessage(data);
    if (message?.kind === 'ready' && message.protocol === PROTOCOL) {
      isReady = true;
      window.clearTimeout(timer);
      if (current !== undefined) {
        limit(TIME_LIMIT + GRACE);
        send(current);
      }
    }
    if (message?.kind === 'result' && message.id === current?.id) {
      settle(message.result);
    }
  }

  function send({ id, code, tests }: Run): void {
    // A sandboxed frame's origin is opaque, so no narrower target exists; the message holds only the reader's code.
    frame?.contentWindow?.postMessage({ to: 'runner', kind: 'run', id, code, tests }, '*');
  }

  function settle(result: RunResult): void {
    const ended = current;
    current = undefined;
    window.clearTimeout(timer);
    ended?.settle(result);
  }

  /** Without an answer by then the frame is taken to hang, and the next run gets a new one. */
  function limit(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(lose, milliseconds);
  }

  function lose(): void {
    isKeptAsked = isKeptLeft();
    removeFrame();
    if (isKeptAsked) {
      load();
    } else {
      settle(emptyResult('unavailable'));
    }
  }

  function cancel(): void {
    if (current !== undefined) {
      // A worker may be busy in it; going with the frame is the one end that always works.
      removeFrame();
      settle(emptyResult('cancelled'));
    }
  }

  function removeFrame(): void {
    window.removeEventListener('message', receive);
    window.clearTimeout(timer);
    frame?.remove();
    frame = undefined;
    isReady = false;
  }

  function dispose(): void {
    cancel();
    removeFrame();
  }

  return { prepare: load, run, cancel, dispose };
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Shows and checks a reader's page, in a frame that can reach nothing. */
import { emptyResult, KEPT_PARAMETER, type RunResult } from '../protocol';
import { isHostDown } from '../hostIsDown';
import {
  CHECK_LIMIT,
  PREVIEW_PROTOCOL,
  TASK_LIMIT,
  type PreviewCommand,
  type PreviewEvent,
  type PreviewFiles,
  type Scheme,
} from './protocol';
import { readPreviewMessage } from './readMessages';

/** How long the frame may take to load, and to answer, in milliseconds. */
const LOAD_LIMIT = 10_000;
const ANSWER_LIMIT = 3 * TASK_LIMIT;

/** How long it may take to load where the service worker keeps a copy. */
const KEPT_LIMIT = 4000;

/** What remains to a frame that has loaded something, if only an error page, to say that it is the preview. */
const READY_LIMIT = 1000;

export interface Preview {
  /** Shows a page instead of the one before. */
  show: (files: PreviewFiles, scheme: Scheme) => void;
  /** Checks a page. Never rejects. */
  check: (files: PreviewFiles, checks: string) => Promise<RunResult>;
  /** Outlines an element of the shown page; null takes the outline away. */
  outline: (path: number[] | null) => void;
  /** Removes the frame. */
  dispose: () => void;
}

export interface PreviewOptions {
  /** Of `preview.html`, with the site's base path. */
  address: string;
  /** The element that takes the frame. */
  host: HTMLElement;
  /** Accessible name of the frame. */
  title: string;
  onEvent: (event: PreviewEvent) => void;
  /** The frame gave no answer; `hung` after it had been there, and then a new one has been made. */
  onLost: (reason: 'hung' | 'unavailable') => void;
}

/** Makes a preview; its frame is loaded at once. */
export function createPreview({ address, host, title, onEvent, onLost }: PreviewOptions): Preview {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  /** Whether to ask the service worker for the page that it keeps, after the network did not bring one. */
  let isKeptAsked = false;
  let waiting: PreviewCommand[] = [];
  let checking: { id: number; settle: (result: RunResult) => void } | undefined;
  let lastId = 0;
  let timer: number | undefined;

  function load(): void {
    isReady = false;
    isKeptAsked ||= !navigator.onLine && hasServiceWorker();
    frame = document.createElement('iframe');
    // Without allow-same-origin: the frame's code must never share the page's origin. A worker is not asked for the page
    // of such a frame; what it keeps comes with the same sandbox as a header, and starts in no frame that has none.
    if (!isKeptAsked) frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.src = `${address}?v=${PREVIEW_PROTOCOL}${isKeptAsked ? `&${KEPT_PARAMETER}` : ''}`;
    frame.title = title;
    frame.addEventListener('load', () => {
      if (!isReady) limit(READY_LIMIT);
    });
    host.append(frame);
    limit(isKeptLeft() ? KEPT_LIMIT : LOAD_LIMIT);
    if (isKeptLeft()) loseWithoutHost(frame);
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
    const message = readPreviewMessage(data);
    if (message?.kind === 'ready' && message.protocol === PREVIEW_PROTOCOL) {
      isReady = true;
      window.clearTimeout(timer);
      waiting.splice(0).forEach(send);
    }
    if (message?.kind === 'alive' && checking === undefined) {
      window.clearTimeout(timer);
    }
    if (message?.kind === 'event') {
      onEvent(message.event);
    }
    if (message?.kind === 'result' && message.id === checking?.id) {
      settle(message.result);
    }
  }

  function send(command: PreviewCommand): void {
    if (!isReady) {
      // Of what is shown, only the newest counts.
      waiting = [...waiting.filter(({ kind }) => kind !== command.kind), command];
      return;
    }
    // A sandboxed frame's origin is opaque, so no narrower target exists; the message holds only the reader's code.
    frame?.contentWindow?.postMessage(command, '*');
    if (command.kind === 'check') limit(CHECK_LIMIT);
  }

  function settle(result: RunResult): void {
    if (checking === undefined) return;
    // While the frame loads, that is what the limit is for.
    if (isReady) window.clearTimeout(timer);
    checking.settle(result);
    checking = undefined;
  }

  function limit(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(lose, milliseconds);
  }

  function lose(): void {
    const wasReady = isReady;
    const goesOnKept = isKeptLeft();
    frame?.remove();
    if (wasReady || goesOnKept) {
      isKeptAsked ||= goesOnKept;
      load();
    }
    if (goesOnKept) return;
    settle(emptyResult(wasReady ? 'stopped' : 'unavailable'));
    onLost(wasReady ? 'hung' : 'unavailable');
  }

  window.addEventListener('message', receive);
  load();

  return {
    show(files, scheme) {
      send({ to: 'preview', kind: 'show', files, scheme });
      if (isReady && checking === undefined) {
        send({ to: 'preview', kind: 'ask' });
        limit(ANSWER_LIMIT);
      }
    },
    check(files, checks) {
      settle(emptyResult('cancelled'));
      return new Promise((resolve) => {
        lastId += 1;
        checking = { id: lastId, settle: resolve };
        send({ to: 'preview', kind: 'check', id: lastId, files, checks });
      });
    },
    outline(path) {
      send({ to: 'preview', kind: 'outline', path });
    },
    dispose() {
      window.removeEventListener('message', receive);
      window.clearTimeout(timer);
      settle(emptyResult('cancelled'));
      frame?.remove();
      frame = undefined;
    },
  };
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

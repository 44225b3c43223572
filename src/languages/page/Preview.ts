/** Shows and checks the learner's page in an isolated iframe. */
import { emptyResult, KEPT_PARAMETER, type RunEnd, type RunError } from '../../sandbox/protocol';
import type { TraceOptions } from '../../sandbox/trace';
import { isHostDown } from '../../sandbox/hostIsDown';
import { noFeatures } from '../../sandbox/noFeatures';
import {
  CHECK_LIMIT,
  PREVIEW_PROTOCOL,
  TASK_LIMIT,
  type CheckedPage,
  type PreviewCommand,
  type PreviewEvent,
  type PreviewFiles,
  type Scheme,
} from './protocol';
import { readPreviewMessage } from './readMessages';

/** Time limit for loading the frame, in ms. */
const LOAD_LIMIT = 10_000;

/** Time limit for the frame to respond, in ms. */
const ANSWER_LIMIT = 3 * TASK_LIMIT;

/** The same while a script's steps are recorded, which takes longer, in ms. */
const RECORDING_LIMIT = 6 * TASK_LIMIT;

/** Shorter time limit for loading the frame when there's a cached copy to fall back on, in ms. */
const CACHED_LOAD_LIMIT = 4000;

/** Time limit for the `ready` message after the frame's load event, in ms. Error pages also fire `load`. */
const READY_LIMIT = 1000;

export interface Preview {
  /** Shows a page, replacing the current one. Records its script's steps if `trace` says so. */
  show: (files: PreviewFiles, scheme: Scheme, trace?: TraceOptions) => void;
  /** Runs checks on a page, or records one of them. Never rejects. */
  check: (files: PreviewFiles, checks: string, trace?: TraceOptions) => Promise<CheckedPage>;
  /** Outlines the element at the given path in the shown page; null removes the outline. */
  outline: (path: number[] | null) => void;
  /** Removes the frame. */
  dispose: () => void;
}

export interface PreviewOptions {
  /** URL of `preview.html`, including the site's base path. */
  address: string;
  /** Element to append the frame to. */
  host: HTMLElement;
  /** Accessible name of the frame. */
  title: string;
  onEvent: (event: PreviewEvent) => void;
  /**
   * Called if the frame doesn't respond. `hung`: it loaded but then stopped responding, so a new one replaces
   * it. `unavailable`: it never loaded.
   */
  onLost: (reason: 'hung' | 'unavailable') => void;
}

/** Creates a preview and starts loading its frame. */
export function createPreview({ address, host, title, onEvent, onLost }: PreviewOptions): Preview {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  /** True once the network has failed and the service worker's cached copy is used instead. */
  let usesCachedCopy = false;
  let waiting: PreviewCommand[] = [];
  let checking: { id: number; settle: (result: CheckedPage) => void } | undefined;
  /** Script of the shown page, for explanations. */
  let code = '';
  /** Number of times that a page has started, so that an error isn't shown for a later page. */
  let starts = 0;
  let lastId = 0;
  let timer: number | undefined;

  function load(): void {
    isReady = false;
    usesCachedCopy ||= !navigator.onLine && hasServiceWorker();
    frame = document.createElement('iframe');
    frame.setAttribute('allow', noFeatures());
    // No allow-same-origin: the frame's code must never share the page's origin. A frame with a `sandbox`
    // attribute bypasses the service worker, so the cached copy loads without one. That copy is sandboxed by
    // a CSP header instead, and refuses to run if it isn't sandboxed.
    if (!usesCachedCopy) frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.src = `${address}?v=${PREVIEW_PROTOCOL}${usesCachedCopy ? `&${KEPT_PARAMETER}` : ''}`;
    frame.title = title;
    frame.addEventListener('load', () => {
      if (!isReady) startTimeout(READY_LIMIT);
    });
    host.append(frame);
    startTimeout(canUseCachedCopy() ? CACHED_LOAD_LIMIT : LOAD_LIMIT);
    if (canUseCachedCopy()) giveUpIfHostIsDown(frame);
  }

  function canUseCachedCopy(): boolean {
    return !isReady && !usesCachedCopy && hasServiceWorker();
  }

  function giveUpIfHostIsDown(loading: HTMLIFrameElement): void {
    void isHostDown(address).then((isDown) => {
      if (isDown && frame === loading && !isReady) giveUp();
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
      void passOn(message.event);
    }
    if (message?.kind === 'result' && message.id === checking?.id) {
      settle({ ...message.result, turns: message.turns });
    }
  }

  async function passOn(event: PreviewEvent): Promise<void> {
    if (event.kind === 'started') starts += 1;
    if (event.kind !== 'error') {
      onEvent(event);
      return;
    }
    const start = starts;
    const error = await explain(event.error, code);
    if (start === starts) onEvent({ ...event, error });
  }

  function send(command: PreviewCommand): void {
    if (!isReady) {
      // Until the frame is ready, keep only the latest command of each kind.
      waiting = [...waiting.filter(({ kind }) => kind !== command.kind), command];
      return;
    }
    // A sandboxed frame has an opaque origin, so the target must be `*`. The message contains only the
    // learner's code.
    frame?.contentWindow?.postMessage(command, '*');
    if (command.kind === 'check') startTimeout(CHECK_LIMIT);
  }

  function settle(result: CheckedPage): void {
    if (checking === undefined) return;
    // While the frame is loading, keep the timer, because it enforces the load limit.
    if (isReady) window.clearTimeout(timer);
    checking.settle(result);
    checking = undefined;
  }

  function startTimeout(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, milliseconds);
  }

  function giveUp(): void {
    const wasReady = isReady;
    const triesCachedCopy = canUseCachedCopy();
    frame?.remove();
    if (wasReady || triesCachedCopy) {
      usesCachedCopy ||= triesCachedCopy;
      load();
    }
    if (triesCachedCopy) return;
    settle(emptyCheck(wasReady ? 'stopped' : 'unavailable'));
    onLost(wasReady ? 'hung' : 'unavailable');
  }

  window.addEventListener('message', receive);
  load();

  return {
    show(files, scheme, trace) {
      code = files.js;
      send({ to: 'preview', kind: 'show', files, scheme, ...(trace ? { trace } : {}) });
      if (isReady && checking === undefined) {
        send({ to: 'preview', kind: 'ask' });
        startTimeout(trace ? RECORDING_LIMIT : ANSWER_LIMIT);
      }
    },
    async check(files, checks, trace) {
      settle(emptyCheck('cancelled'));
      const result = await new Promise<CheckedPage>((resolve) => {
        lastId += 1;
        checking = { id: lastId, settle: resolve };
        const how = trace ? { trace } : {};
        send({ to: 'preview', kind: 'check', id: lastId, files, checks, ...how });
      });
      const { error } = result;
      return error ? { ...result, error: await explain(error, files.js) } : result;
    },
    outline(path) {
      send({ to: 'preview', kind: 'outline', path });
    },
    dispose() {
      window.removeEventListener('message', receive);
      window.clearTimeout(timer);
      settle(emptyCheck('cancelled'));
      frame?.remove();
      frame = undefined;
    },
  };
}

/** Returns the result of checks that didn't run. */
export function emptyCheck(end: RunEnd): CheckedPage {
  return { ...emptyResult(end), turns: [] };
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Explains an error. Returns it without an explanation if the code for that can't be loaded. */
async function explain(error: RunError, code: string): Promise<RunError> {
  try {
    const { explainPageError } = await import(
      /* webpackChunkName: "explanations" */ './explainPage'
    );
    return explainPageError(error, code);
  } catch {
    return error;
  }
}

/** Runs code in a hidden, isolated iframe that's created on first use. */
import * as texts from '../texts/en/runner';
import { isHostDown } from './hostIsDown';
import { noFeatures } from './noFeatures';
import { readFrameMessage } from './sandboxMessages';
import { KEPT_PARAMETER, PROTOCOL, TIME_LIMIT, emptyResult, type RunResult } from './protocol';
import type { TraceOptions } from './trace';

/** Time limit for loading the frame, in ms. */
const LOAD_LIMIT = 10_000;

/** Time limit for a worker that has to start something before it runs the first program, in ms. */
const START_LIMIT = 120_000;

/** Extra time for the frame to respond after a run's own time limit, in ms. */
const GRACE = 5000;

/** Shorter time limit for loading the frame when there's a cached copy to fall back on, in ms. */
const CACHED_LOAD_LIMIT = 4000;

/** Time limit for the `ready` message after the frame's load event, in ms. Error pages also fire `load`. */
const READY_LIMIT = 1000;

export interface Runner {
  /** Preloads the frame. If loading fails, the frame is removed, and the next run creates a new one. */
  prepare: () => void;
  /**
   * Runs code, optionally with tests. Cancels a run that's still in progress. Never rejects.
   *
   * @param tests - JavaScript that calls `test`, `hidden`, and `expect`
   * @param trace - what to record of the run's steps; undefined for nothing
   */
  run: (code: string, tests?: string, trace?: TraceOptions) => Promise<RunResult>;
  /** Cancels the current run, if any. Its result has `end: 'cancelled'`. */
  cancel: () => void;
  /** Cancels the current run and removes the frame. A later run creates a new one. */
  dispose: () => void;
}

interface Run {
  id: number;
  code: string;
  tests?: string;
  trace?: TraceOptions;
  settle(result: RunResult): void;
}

/** What a frame needs before it can run programs. */
interface Start {
  /** Returns the first message to each new frame. It's copied, so it can be sent again. */
  message: () => object;
  /** Called when a run has started, which takes the frame seconds the first time. */
  onStarted: () => void;
}

/**
 * Creates a runner. Nothing is loaded until the first `prepare` or `run`.
 *
 * @param address - URL of the frame's page, including the site's base path
 * @param start - what the frame needs to start
 */
export function createRunner(address: string, start?: Start): Runner {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  /** True once the network has failed and the service worker's cached copy is used instead. */
  let usesCachedCopy = false;
  let current: Run | undefined;
  let lastId = 0;
  let timer: number | undefined;

  function run(code: string, tests?: string, trace?: TraceOptions): Promise<RunResult> {
    cancel();
    return new Promise((resolve) => {
      lastId += 1;
      current = { id: lastId, code, tests, trace, settle: resolve };
      if (isReady) {
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
    usesCachedCopy ||= !navigator.onLine && hasServiceWorker();
    startTimeout(canUseCachedCopy() ? CACHED_LOAD_LIMIT : LOAD_LIMIT);
    frame = document.createElement('iframe');
    frame.setAttribute('allow', noFeatures());
    if (canUseCachedCopy()) giveUpIfHostIsDown(frame);
    // No allow-same-origin: the frame's code must never share the page's origin. A frame with a `sandbox`
    // attribute bypasses the service worker, so the cached copy loads without one. That copy is sandboxed by
    // a CSP header instead, and refuses to run if it isn't sandboxed.
    if (!usesCachedCopy) frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = `${address}?v=${PROTOCOL}${usesCachedCopy ? `&${KEPT_PARAMETER}` : ''}`;
    frame.title = texts.frameTitle;
    frame.hidden = true;
    frame.addEventListener('load', () => {
      if (!isReady) {
        startTimeout(READY_LIMIT);
      }
    });
    window.addEventListener('message', receive);
    document.body.append(frame);
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
    const message = readFrameMessage(data);
    if (message?.kind === 'ready' && message.protocol === PROTOCOL) {
      isReady = true;
      window.clearTimeout(timer);
      if (start) post(start.message());
      if (current !== undefined) send(current);
    }
    if (message?.kind === 'started' && message.id === current?.id && start) {
      startTimeout(TIME_LIMIT + GRACE);
      start.onStarted();
    }
    if (message?.kind === 'result' && message.id === current?.id) {
      settle(message.result);
    }
  }

  function send({ id, code, tests, trace }: Run): void {
    startTimeout(start ? START_LIMIT : TIME_LIMIT + GRACE);
    post({ to: 'runner', kind: 'run', id, code, tests, trace });
  }

  function post(message: object): void {
    // A sandboxed frame has an opaque origin, so the target must be `*`. Messages contain only the learner's code,
    // and what runs it.
    frame?.contentWindow?.postMessage(message, '*');
  }

  function settle(result: RunResult): void {
    const ended = current;
    current = undefined;
    window.clearTimeout(timer);
    ended?.settle(result);
  }

  /** Restarts the timeout, after which a frame that doesn't respond is removed. */
  function startTimeout(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, milliseconds);
  }

  function giveUp(): void {
    usesCachedCopy = canUseCachedCopy();
    removeFrame();
    if (usesCachedCopy) {
      load();
    } else {
      settle(emptyResult('unavailable'));
    }
  }

  function cancel(): void {
    if (current !== undefined) {
      // The frame's worker might be in an infinite loop. Removing the frame always stops it.
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

/**
 * Serves the page from a frame with an opaque origin and without network access or storage: runs programs in a
 * worker, stops them at the time limit, and reports the results.
 */
import { readCommand, readWorkerMessage } from '../../../sandbox/sandboxMessages';
import {
  PROTOCOL,
  TIME_LIMIT,
  emptyResult,
  type FrameMessage,
  type RunCommand,
  type RunResult,
  type WorkerMessage,
} from '../../../sandbox/protocol';
import { collect, stoppedResult } from './collect';

/** Delay before starting the next run's worker, in ms. Lets the page show the result first. */
const NEXT_AFTER = 500;

/** A worker that isn't running anything. */
interface IdleWorker {
  worker: Worker;
  /** Resolves to true once the worker is ready to run a program, or to false if it fails to start. */
  isReady: Promise<boolean>;
}

interface Running extends IdleWorker {
  id: number;
  result: RunResult;
  timer?: number;
  /** Aborted at the end of the run, to stop listening to the worker. */
  ended: AbortController;
}

interface FrameOptions {
  /** Starts a worker, whose first message says that it's ready. */
  startWorker: () => Worker;
  /** True to keep a worker for the next program once one finishes. */
  isReusable?: boolean;
  /** Receives messages from the page that aren't commands. */
  onOther?: (data: unknown) => void;
}

/**
 * Tells the page that the frame is ready, and runs what it sends, if the frame is sandboxed.
 *
 * @returns a function that starts a worker before the first run
 */
export function serveFrame({ startWorker, isReusable = false, onOther }: FrameOptions) {
  let running: Running | undefined;
  let spare: IdleWorker | undefined;
  let spareTimer: number | undefined;
  // If another site framed this page without a sandbox, it could run code with this site's origin.
  const isSandboxed = self.origin === 'null' && self.parent !== self;

  if (isSandboxed) {
    addEventListener('message', ({ source, data }) => {
      if (source !== self.parent) return;
      const command = readCommand(data);
      if (command === undefined) onOther?.(data);
      else start(command);
    });
    postToPage({ from: 'runner', kind: 'ready', protocol: PROTOCOL });
  }

  function startSpare(): void {
    if (isSandboxed) spare ??= startIdle();
  }

  /** Returns undefined if the browser has no workers, or blocks them. */
  function startIdle(): IdleWorker | undefined {
    let worker: Worker;
    try {
      worker = startWorker();
    } catch {
      return undefined;
    }
    const isReady = new Promise<boolean>((resolve) => {
      // The first message can be trusted: none of the learner's code has run yet.
      worker.addEventListener('message', () => resolve(true), { once: true });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(false);
      });
    });
    return { worker, isReady };
  }

  function start({ id, code, tests, trace }: RunCommand): void {
    discard();
    const idle = spare ?? startIdle();
    if (!idle) {
      postToPage({ from: 'runner', kind: 'result', id, result: emptyResult('unavailable') });
      return;
    }
    const run: Running = {
      ...idle,
      id,
      result: emptyResult('finished'),
      ended: new AbortController(),
    };
    spare = undefined;
    clearTimeout(spareTimer);
    running = run;
    void run.isReady.then((isReady) => {
      if (run !== running) return;
      if (!isReady) {
        finish(run, { end: 'unavailable' });
        return;
      }
      listen(run);
      run.timer = self.setTimeout(() => finish(run, stoppedResult(run.result, code)), TIME_LIMIT);
      run.worker.postMessage({ code, tests, trace });
      postToPage({ from: 'runner', kind: 'started', id });
    });
  }

  function listen(run: Running): void {
    const { signal } = run.ended;
    run.worker.addEventListener(
      'message',
      ({ data }) => {
        const message = readWorkerMessage(data);
        if (message !== undefined) receive(run, message);
      },
      { signal },
    );
    run.worker.addEventListener(
      'error',
      ({ message }) => finish(run, { end: 'failed', error: { name: 'Error', message } }),
      { signal },
    );
  }

  function receive(run: Running, message: WorkerMessage): void {
    collect(run.result, message);
    if (message.kind !== 'end') return;
    if (isReusable) {
      spare = { worker: run.worker, isReady: run.isReady };
    }
    finish(run, {});
  }

  function finish(run: Running, change: Partial<RunResult>): void {
    discard();
    const result = { ...run.result, ...change };
    postToPage({ from: 'runner', kind: 'result', id: run.id, result });
    spareTimer = self.setTimeout(startSpare, NEXT_AFTER);
  }

  function discard(): void {
    if (running === undefined) return;
    clearTimeout(running.timer);
    running.ended.abort();
    if (running.worker !== spare?.worker) running.worker.terminate();
    running = undefined;
  }

  return { startSpare };
}

function postToPage(message: FrameMessage): void {
  // The page's origin is unknown here. The message contains only the learner's own result.
  self.parent.postMessage(message, '*');
}

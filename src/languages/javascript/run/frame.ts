/**
 * Entry point of `runner.html`, a page with an opaque origin and without network access or storage. Starts a
 * worker before each run, terminates it at the time limit, and reports the result to the page.
 *
 * The worker's source is embedded in the page as text. A worker must be same-origin, and no URL on a server
 * matches a sandboxed frame's opaque origin. A blob URL created here does, and inherits the frame's CSP.
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

/** A worker that hasn't run anything yet. */
interface IdleWorker {
  worker: Worker;
  /** Resolves to true once the worker is ready to run a program, or to false if it fails to start. */
  isReady: Promise<boolean>;
}

interface Running {
  id: number;
  worker: Worker;
  result: RunResult;
  timer?: number;
}

let running: Running | undefined;
let spare: IdleWorker | undefined;
let spareTimer: number | undefined;

// Accept commands only if the frame is sandboxed: if another site framed this page without a sandbox, it
// could run code with this site's origin.
if (self.origin === 'null' && self.parent !== self) {
  addEventListener('message', ({ source, data }) => {
    const command = source === self.parent ? readCommand(data) : undefined;
    if (command !== undefined) {
      start(command);
    }
  });
  postToPage({ from: 'runner', kind: 'ready', protocol: PROTOCOL });
  startSpare();
}

function postToPage(message: FrameMessage): void {
  // The page's origin is unknown here. The message contains only the learner's own result.
  self.parent.postMessage(message, '*');
}

function startSpare(): void {
  spare ??= startWorker();
}

function startWorker(): IdleWorker {
  const source = document.getElementById('worker')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const isReady = new Promise<boolean>((resolve) => {
    // The first message can be trusted: none of the learner's code has run yet.
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
  });
  void isReady.then(() => URL.revokeObjectURL(address));
  return { worker, isReady };
}

function start(command: RunCommand): void {
  discard();
  const { worker, isReady } = spare ?? startWorker();
  spare = undefined;
  clearTimeout(spareTimer);
  const { id, code, tests, trace } = command;
  const run: Running = { id, worker, result: emptyResult('finished') };
  running = run;
  void isReady.then((ready) => {
    if (run !== running) return;
    if (!ready) {
      finish(run, { end: 'unavailable' });
      return;
    }
    listen(run);
    run.timer = self.setTimeout(() => finish(run, stoppedResult(run.result, code)), TIME_LIMIT);
    worker.postMessage({ code, tests, trace });
  });
}

function listen(run: Running): void {
  run.worker.addEventListener('message', ({ data }) => {
    const message = readWorkerMessage(data);
    if (message !== undefined && run === running) {
      receive(run, message);
    }
  });
  run.worker.addEventListener('error', ({ message }) => {
    if (run === running) {
      finish(run, { end: 'failed', error: { name: 'Error', message } });
    }
  });
}

function receive(run: Running, message: WorkerMessage): void {
  collect(run.result, message);
  if (message.kind === 'end') {
    finish(run, {});
  }
}

function finish(run: Running, change: Partial<RunResult>): void {
  discard();
  postToPage({ from: 'runner', kind: 'result', id: run.id, result: { ...run.result, ...change } });
  spareTimer = self.setTimeout(startSpare, NEXT_AFTER);
}

function discard(): void {
  if (running !== undefined) {
    clearTimeout(running.timer);
    running.worker.terminate();
    running = undefined;
  }
}

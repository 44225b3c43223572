/**
 * Entry of `runner.html`, a page without an origin, a network or storage: has a worker for each run, started ahead, ends it
 * at the time limit, and tells the page how it went.
 *
 * The worker's source is in the page itself as text. A worker's address must be of the frame's own origin, and a
 * sandboxed frame has none that a server could answer for; a blob made here has it, and takes on the frame's policy.
 */
import { collect } from './collect';
import { explain } from './explain';
import { readCommand, readWorkerMessage } from './sandboxMessages';
import {
  PROTOCOL,
  TIME_LIMIT,
  emptyResult,
  type FrameMessage,
  type RunCommand,
  type RunResult,
  type WorkerMessage,
} from './protocol';

/** How long after a run the worker of the next one is started: the page shows the result first. */
const NEXT_AFTER = 500;

/** A worker that runs nothing yet. */
interface Started {
  worker: Worker;
  /** Whether it waits for a program, or could not be started. */
  isReady: Promise<boolean>;
}

interface Running {
  id: number;
  code: string;
  worker: Worker;
  result: RunResult;
  timer?: number;
}

let running: Running | undefined;
let spare: Started | undefined;
let spareTimer: number | undefined;

// In a frame without the sandbox, on someone else's page, code would run with this site's origin: it does not run at all.
if (self.origin === 'null' && self.parent !== self) {
  addEventListener('message', ({ source, data }) => {
    const command = source === self.parent ? readCommand(data) : undefined;
    if (command !== undefined) {
      start(command);
    }
  });
  tell({ from: 'runner', kind: 'ready', protocol: PROTOCOL });
  startSpare();
}

function tell(message: FrameMessage): void {
  // The page's origin is not known here, and nothing but the reader's own result is told.
  self.parent.postMessage(message, '*');
}

function startSpare(): void {
  spare ??= startWorker();
}

function startWorker(): Started {
  const source = document.getElementById('worker')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const isReady = new Promise<boolean>((resolve) => {
    // Its first word is its own: it has run nothing of the reader's by then.
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
  const { id, code, tests } = command;
  const run: Running = { id, code, worker, result: emptyResult('finished') };
  running = run;
  void isReady.then((ready) => {
    if (run !== running) return;
    if (!ready) {
      finish(run, { end: 'unavailable' });
      return;
    }
    listen(run);
    run.timer = self.setTimeout(() => finish(run, { end: 'stopped' }), TIME_LIMIT);
    worker.postMessage({ code, tests });
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
  const result = explain({ ...run.result, ...change }, run.code);
  tell({ from: 'runner', kind: 'result', id: run.id, result });
  spareTimer = self.setTimeout(startSpare, NEXT_AFTER);
}

function discard(): void {
  if (running !== undefined) {
    clearTimeout(running.timer);
    running.worker.terminate();
    running = undefined;
  }
}

/**
 * Entry of `runner.html`, a page without an origin, a network or storage: starts a worker for each run, ends it at the
 * time limit, and tells the page how it went.
 *
 * The worker's source is in the page itself as text. A worker's address must be of the frame's own origin, and a
 * sandboxed frame has none that a server could answer for; a blob made here has it, and takes on the frame's policy.
 */
import { collect } from './collect';
import { explain } from './explain';
import { readCommand, readWorkerMessage } from './messages';
import {
  PROTOCOL,
  TIME_LIMIT,
  emptyResult,
  type FrameMessage,
  type RunCommand,
  type RunResult,
  type WorkerMessage,
} from './protocol';

interface Running {
  id: number;
  code: string;
  worker: Worker;
  result: RunResult;
  timer?: number;
}

let running: Running | undefined;

// In a frame without the sandbox, on someone else's page, code would run with this site's origin: it does not run at all.
if (self.origin === 'null' && self.parent !== self) {
  addEventListener('message', ({ source, data }) => {
    const command = source === self.parent ? readCommand(data) : undefined;
    if (command !== undefined) {
      start(command);
    }
  });
  tell({ from: 'runner', kind: 'ready', protocol: PROTOCOL });
}

function tell(message: FrameMessage): void {
  // The page's origin is not known here, and nothing but the reader's own result is told.
  self.parent.postMessage(message, '*');
}

function start(command: RunCommand): void {
  discard();
  const source = document.getElementById('worker')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const { id, code } = command;
  const run: Running = { id, code, worker, result: emptyResult('finished') };
  running = run;
  worker.addEventListener('message', ({ data }) => {
    const message = readWorkerMessage(data);
    if (message !== undefined && run === running) {
      receive(run, message, command);
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (run === running) {
      const error = { name: 'Error', message: event.message };
      finish(run, run.timer === undefined ? { end: 'unavailable' } : { end: 'failed', error });
    }
    URL.revokeObjectURL(address);
  });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
}

function receive(run: Running, message: WorkerMessage, { code, tests }: RunCommand): void {
  if (message.kind === 'ready' && run.timer === undefined) {
    run.timer = self.setTimeout(() => finish(run, { end: 'stopped' }), TIME_LIMIT);
    run.worker.postMessage({ code, tests });
    return;
  }
  collect(run.result, message);
  if (message.kind === 'end') {
    finish(run, {});
  }
}

function finish(run: Running, change: Partial<RunResult>): void {
  discard();
  const result = explain({ ...run.result, ...change }, run.code);
  tell({ from: 'runner', kind: 'result', id: run.id, result });
}

function discard(): void {
  if (running !== undefined) {
    clearTimeout(running.timer);
    running.worker.terminate();
    running = undefined;
  }
}

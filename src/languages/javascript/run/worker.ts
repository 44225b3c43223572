/** Entry point of the worker. Runs one program and reports to the frame, which terminates the worker. */
import type { RunCommand, WorkerMessage } from '../../../sandbox/protocol';
import { execute } from './execute';
import { removeGlobals } from './removeGlobals';
import { asScript } from './program';

// Save the worker's own functions before the learner's program can replace them.
const post = self.postMessage.bind(self) as (message: WorkerMessage) => void;
const setTimer = self.setTimeout.bind(self);
const timers = {
  setTimeout: setTimer,
  soon: (callback: () => void) => setTimer(callback, 0),
  clearTimeout: self.clearTimeout.bind(self),
};
const listen = self.addEventListener.bind(self);
const unlisten = self.removeEventListener.bind(self);
const evaluate = self.eval.bind(self) as (script: string) => void;

/** How long to wait for a syntax error to fire an error event, in ms. */
const LOCATE_LIMIT = 200;

listen('message', start, { once: true });
post({ kind: 'ready' });

function start({ data }: MessageEvent): void {
  const { code, tests, trace } = data as Pick<RunCommand, 'code' | 'tests' | 'trace'>;
  removeGlobals(self);
  void execute(code, tests, { timers, post, locate, onStray }, trace).then((error) => {
    post({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
}

function onStray(fail: (error: unknown) => void): void {
  listen('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
}

/**
 * Finds the line of a syntax error; undefined if the browser doesn't report one. Chrome reports the line only
 * for uncaught errors, so this parses the code again outside any `try`. Nothing runs, because the script as a
 * whole never parses.
 */
function locate(code: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    function settle(line?: number): void {
      unlisten('error', onError);
      resolve(line);
    }
    function onError(event: ErrorEvent): void {
      event.preventDefault();
      const line = event.lineno - 1;
      settle(line >= 1 && line <= code.split('\n').length + 1 ? line : undefined);
    }
    listen('error', onError);
    setTimer(() => settle(), LOCATE_LIMIT);
    setTimer(() => evaluate(asScript(code)), 0);
  });
}

/** Child process that runs the lessons' programs one after another, the way the browser's worker does. */
import vm from 'node:vm';
import { collect } from '../../../languages/javascript/run/collect';
import { execute, type Host } from '../../../languages/javascript/run/execute';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import { removeGlobals } from '../../../languages/javascript/run/removeGlobals';
import { asScript } from '../../../languages/javascript/run/program';
import { emptyResult, type WorkerMessage } from '../../../sandbox/protocol';
import type { TraceOptions } from '../../../sandbox/trace';
import { hasFailureWith } from './outcomes';

const timers = { setTimeout, clearTimeout, soon: setImmediate };
const { Script } = vm;
const node = process;
const send = (message: WorkerMessage): void => void node.send?.(message);
let fail: (error: unknown) => void = () => {};

node.on('unhandledRejection', (error) => {
  if (!isOfHttpParser(error)) fail(error);
});
node.on('disconnect', () => node.exit());
// Node 22 and 24 load these classes on first use, which would fail once the globals below are removed.
void [Headers, Request, Response];
// Node-only globals such as `process` and `Buffer` must not exist, just as they don't in the browser.
removeGlobals(globalThis);

const names = new Set(Reflect.ownKeys(globalThis));
const { random } = Math;
const { now } = Date;

interface Program {
  code: string;
  tests?: string;
  /** If set, the run stops at the first failed test whose name or message contains this text. */
  until?: string;
  /** If set, the instrumented program runs instead, and its steps are recorded. */
  trace?: TraceOptions;
}

node.on('message', ({ code, tests, until, trace }: Program) => {
  const result = emptyResult('finished');
  const host: Host = {
    timers,
    post: (message) => {
      send(message);
      // Reads the message as the parent process does, so that long text is truncated the same way.
      const read = until === undefined ? undefined : readWorkerMessage(message);
      if (read !== undefined) collect(result, read);
    },
    isEnough: () => until !== undefined && hasFailureWith(result, until),
    locate: (text) => Promise.resolve(lineOf(text)),
    onStray: (take) => {
      fail = take;
    },
  };
  void execute(code, tests, host, trace).then((error) => {
    clear();
    send({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
});
send({ kind: 'ready' });

/** Removes the globals that a program added, and restores `Math.random` and `Date.now`. */
function clear(): void {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!names.has(name)) {
      Reflect.deleteProperty(globalThis, name);
    }
  }
  Math.random = random;
  Date.now = now;
}

function lineOf(code: string): number | undefined {
  try {
    new Script(asScript(code), { filename: 'code.js' });
    return undefined;
  } catch (error) {
    const line = /^code\.js:(\d+)/.exec((error as Error).stack ?? '')?.[1];
    const ownLine = Number(line) - 1;
    return ownLine <= code.split('\n').length + 1 ? ownLine : undefined;
  }
}

/**
 * Returns true for an error from Node's HTTP parser, which loads along with `Headers` after WebAssembly has
 * been removed. Harmless, because programs can't use the parser.
 */
function isOfHttpParser(error: unknown): boolean {
  try {
    return error instanceof Error && String(error.stack).includes('at lazyllhttp ');
  } catch {
    // A program can create errors whose properties throw.
    return false;
  }
}

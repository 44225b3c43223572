/** A process that runs lessons' programs one after another, each as the browser's worker would. */
import vm from 'node:vm';
import { collect } from '../../../sandbox/collect';
import { execute } from '../../../sandbox/execute';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import { removeGlobals } from '../../../sandbox/removeGlobals';
import { asScript } from '../../../sandbox/program';
import { emptyResult, type WorkerMessage } from '../../../sandbox/protocol';
import { isToldBy } from './outcomes';

const timers = { setTimeout, clearTimeout, soon: setImmediate };
const { Script } = vm;
const node = process;
const send = (message: WorkerMessage): void => void node.send?.(message);
let fail: (error: unknown) => void = () => {};

node.on('unhandledRejection', (error) => {
  if (!isOfHttpParser(error)) fail(error);
});
node.on('disconnect', () => node.exit());
// Node 22 and 24 load these on first use, by means of globals that are removed below.
void [Headers, Request, Response];
// What only Node has, such as process and Buffer, must be as missing here as it is in the browser.
removeGlobals(globalThis);

const names = new Set(Reflect.ownKeys(globalThis));
const { random } = Math;
const { now } = Date;

interface Program {
  code: string;
  tests?: string;
  /** The tests end with the first that fails whose name or message holds this. */
  until?: string;
}

node.on('message', ({ code, tests, until }: Program) => {
  const result = emptyResult('finished');
  void execute(code, tests, {
    timers,
    tell: (message) => {
      send(message);
      // As it is read on the other side, where texts are cut.
      const read = until === undefined ? undefined : readWorkerMessage(message);
      if (read !== undefined) collect(result, read);
    },
    isEnough: () => until !== undefined && isToldBy(result, until),
    locate: (text) => Promise.resolve(lineOf(text)),
    onStray: (take) => {
      fail = take;
    },
  }).then((error) => {
    clear();
    send({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
});
send({ kind: 'ready' });

/** Takes away what a program has left in the language's scope. */
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

/** Node's parser of HTTP loads beside `Headers` and misses WebAssembly by then; no program reaches it. */
function isOfHttpParser(error: unknown): boolean {
  try {
    return error instanceof Error && String(error.stack).includes('at lazyllhttp ');
  } catch {
    // A program may make its errors throw.
    return false;
  }
}

/** Runs the lessons' programs one after another, the way the browser's worker does, in a realm without Node. */
// First, because the others keep what it adds.
// eslint-disable-next-line import-x/order
import { hideCompiler, host, timers } from './realmGlobals';
import { collect } from '../../../languages/javascript/run/collect';
import { execute } from '../../../languages/javascript/run/execute';
import { removeGlobals } from '../../../languages/javascript/run/removeGlobals';
import { emptyResult, type WorkerMessage } from '../../../sandbox/protocol';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import type { Program } from './hostFunctions';
import { hasFailureWith } from './outcomes';

hideCompiler();
removeGlobals(globalThis);

const names = new Set(Reflect.ownKeys(globalThis));
const { random } = Math;
const { now } = Date;
const { parse, stringify } = JSON;

let onError: (error: unknown) => void = () => undefined;

/** See `Realm`. */
export function fail(error: unknown): void {
  onError(error);
}

/** See `Realm`. */
export function run(program: string): void {
  const { code, tests, until, trace } = parse(program) as Program;
  const result = emptyResult('finished');
  const send = (message: WorkerMessage): void => {
    // A trace refers to the same objects many times, which JSON would repeat.
    host.post(message.kind === 'trace' ? message : stringify(message));
  };
  void execute(
    code,
    tests,
    {
      timers,
      post: (message) => {
        send(message);
        // Reads the message as the parent process does, so that long text is truncated the same way.
        const read = until === undefined ? undefined : readWorkerMessage(message);
        if (read !== undefined) collect(result, read);
      },
      isEnough: () => until !== undefined && hasFailureWith(result, until),
      locate: (text) => Promise.resolve(host.lineOf(text)),
      onStray: (take) => {
        onError = take;
      },
    },
    trace,
  ).then((error) => {
    clear();
    send({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
}

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

host.post(stringify({ kind: 'ready' }));

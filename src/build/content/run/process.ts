/** A process that runs lessons' programs one after another, each as the browser's worker would. */
import vm from 'node:vm';
import { execute } from '../../../sandbox/execute';
import { removePowers } from '../../../sandbox/powers';
import { asScript } from '../../../sandbox/program';
import type { WorkerMessage } from '../../../sandbox/protocol';

const timers = { setTimeout, clearTimeout, soon: setImmediate };
const { Script } = vm;
const node = process;
const send = (message: WorkerMessage): void => void node.send?.(message);
let fail: (error: unknown) => void = () => {};

node.on('unhandledRejection', (error) => fail(error));
node.on('disconnect', () => node.exit());
// What only Node has, such as process and Buffer, must be as missing here as it is in the browser.
removePowers(globalThis);

const names = new Set(Reflect.ownKeys(globalThis));
const { random } = Math;
const { now } = Date;

node.on('message', ({ code, tests }: { code: string; tests?: string }) => {
  void execute(code, tests, {
    timers,
    tell: send,
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
    return line === undefined ? undefined : Number(line) - 1;
  }
}

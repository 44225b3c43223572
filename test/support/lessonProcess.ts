/** A process that runs lessons' programs one after another, each as the browser's worker would. */
import vm from 'node:vm';
import { execute } from '../../src/sandbox/execute';
import { removePowers } from '../../src/sandbox/powers';
import { asScript } from '../../src/sandbox/program';
import type { WorkerMessage } from '../../src/sandbox/protocol';

const timers = { setTimeout, clearTimeout };
const { Script } = vm;
const node = process;
const send = (id: number, message: WorkerMessage): void => void node.send?.({ id, message });
let fail: (error: unknown) => void = () => {};

node.on('unhandledRejection', (error) => fail(error));
// What only Node has, such as process and Buffer, must be as missing here as it is in the browser.
removePowers(globalThis);

node.on('message', (command: { id: number; code: string; tests?: string }) => {
  const { id, code, tests } = command;
  send(id, { kind: 'ready' });
  void execute(code, tests, {
    timers,
    tell: (message) => send(id, message),
    locate: (text) => Promise.resolve(lineOf(text)),
    onStray: (take) => {
      fail = take;
    },
  }).then((error) => send(id, { kind: 'end', ...(error === undefined ? {} : { error }) }));
});

function lineOf(code: string): number | undefined {
  try {
    new Script(asScript(code), { filename: 'code.js' });
    return undefined;
  } catch (error) {
    const line = /^code\.js:(\d+)/.exec((error as Error).stack ?? '')?.[1];
    return line === undefined ? undefined : Number(line) - 1;
  }
}

/**
 * Child process that runs Python solutions with the tests of their exercises, one after another. A run stops at the
 * first failed test.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPyodide } from 'pyodide';
import type { PyDict } from 'pyodide/ffi';
import { execute, type Host } from '../../javascript/run/execute';
import { removeGlobals } from '../../javascript/run/removeGlobals';
import type { WorkerMessage } from '../../../sandbox/protocol';
import { Bridge, CONVENTIONS } from './Bridge';

/** A Python solution to run. */
export interface PythonRun {
  code: string;
  /** Names that the tests use and the JavaScript solution declares. */
  names: readonly string[];
  tests: string;
  /** Index in `CONVENTIONS`. */
  convention: number;
}

const node = process;
const timers = { setTimeout, clearTimeout, soon: setImmediate };
const send = (message: WorkerMessage): void => void node.send?.(message);
let bridge: Bridge | undefined;
let print: (line: string) => void = () => undefined;
let fail: (error: unknown) => void = () => undefined;

node.on('unhandledRejection', (error) => fail(error));
node.on('disconnect', () => node.exit());

const python = await loadPyodide();
python.registerJsModule('host', {
  call: (text: string) => bridge?.callBack(text),
  print: (line: string) => print(line),
});
const source = await readFile(path.join(import.meta.dirname, 'bridge.py'), 'utf8');
const globals = python.toPy({ __name__: 'bridge' }) as PyDict;
python.runPython(source, { globals, filename: 'bridge.py' });
const begin = globals.get('begin') as () => void;
const handle = globals.get('handle') as (request: string) => string;
const end = globals.get('end') as () => void;
const { WebAssembly: engine } = globalThis;
void [Headers, Request, Response];
removeGlobals(globalThis);
globalThis.WebAssembly = engine;

node.on('message', ({ code, names, tests, convention }: PythonRun) => {
  const current = new Bridge(
    handle,
    CONVENTIONS[convention] ?? { none: undefined, dict: 'object' },
  );
  bridge = current;
  let hasFailed = false;
  const $python = {
    run(log: (line: string) => void) {
      print = log;
      begin();
      try {
        current.run(code, names);
      } finally {
        end();
      }
    },
    take: (name: string) => current.take(name),
  };
  const host: Host = {
    timers,
    post: (message) => {
      hasFailed ||= message.kind === 'test' && message.failure !== undefined;
      send(message);
    },
    isEnough: () => hasFailed,
    locate: () => Promise.resolve(undefined),
    onStray: (take) => {
      fail = take;
    },
    given: { program: { $python }, kit: { countReads: current.countReads } },
  };
  void execute(programOf(names), tests, host).then((error) => {
    send({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
});
send({ kind: 'ready' });

/** Returns a program in JavaScript that declares what the Python program does. */
function programOf(names: readonly string[]): string {
  return [
    '$python.run((line) => console.log(line));',
    ...names.map((name) => `let ${name} = $python.take('${name}');`),
  ].join('\n');
}

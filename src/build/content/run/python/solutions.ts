/**
 * Runs Python solutions with the tests of their exercises, one after another, in a realm without Node. A run stops at
 * the first failed test.
 */
// First, because it prepares the realm.
// eslint-disable-next-line import-x/order
import { loadPython } from './loadPython';
import type { PyDict } from 'pyodide/ffi';
import { hideCompiler, host as node, timers } from '../realmGlobals';
import { execute, type Host } from '../../../../languages/javascript/run/execute';
import { removeGlobals } from '../../../../languages/javascript/run/removeGlobals';
import type { WorkerMessage } from '../../../../sandbox/protocol';
import source from '../../../../languages/python/build/bridge.py';
import { NO_PACKAGES } from '../../../../languages/python/run/startPython';
import { Bridge, CONVENTIONS } from '../../../../languages/python/build/Bridge';

/** A Python solution to run. */
export interface PythonRun {
  code: string;
  /** Names that the tests use and the JavaScript solution declares. */
  names: readonly string[];
  tests: string;
  /** Index in `CONVENTIONS`. */
  convention: number;
}

/** The functions of `bridge.py`. */
interface Python {
  begin: () => void;
  handle: (request: string) => string;
  end: () => void;
}

const { parse, stringify } = JSON;
const send = (message: WorkerMessage): void => node.post(stringify(message));
let python: Python | undefined;
let bridge: Bridge | undefined;
let print: (line: string) => void = () => undefined;
let onError: (error: unknown) => void = () => undefined;

hideCompiler();
start().then(() => send({ kind: 'ready' }), node.exit);

async function start(): Promise<void> {
  const pyodide = await loadPython({ jsglobals: {}, lockFileContents: NO_PACKAGES });
  pyodide.registerJsModule('host', {
    call: (text: string) => bridge?.callBack(text),
    print: (line: string) => print(line),
  });
  const globals = pyodide.toPy({ __name__: 'bridge' }) as PyDict;
  pyodide.runPython(source, { globals, filename: 'bridge.py' });
  python = {
    begin: globals.get('begin') as Python['begin'],
    handle: globals.get('handle') as Python['handle'],
    end: globals.get('end') as Python['end'],
  };
  const { WebAssembly: engine } = globalThis;
  removeGlobals(globalThis);
  globalThis.WebAssembly = engine;
}

/** See `Realm`. */
export function fail(error: unknown): void {
  onError(error);
}

/** See `Realm`. */
export function run(program: string): void {
  const { code, names, tests, convention } = parse(program) as PythonRun;
  if (python === undefined) return;
  const { begin, handle, end } = python;
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
      onError = take;
    },
    given: { program: { $python }, kit: { countReads: current.countReads } },
  };
  void execute(programOf(names), tests, host).then((error) => {
    send({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
}

/** Returns a program in JavaScript that declares what the Python program does. */
function programOf(names: readonly string[]): string {
  return [
    '$python.run((line) => console.log(line));',
    ...names.map((name) => `let ${name} = $python.take('${name}');`),
  ].join('\n');
}

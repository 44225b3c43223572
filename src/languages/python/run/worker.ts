/** Entry point of the worker. Starts Python, and then runs one program after another. */
import { loadPyodide } from 'pyodide';
import type { RunCommand, WorkerMessage } from '../../../sandbox/protocol';
import { removeGlobals } from '../../javascript/run/removeGlobals';
import type { WorkerCore } from './core';
import { startPython, type PythonOptions } from './startPython';

/** Defined by Emscripten's module, which the frame puts in front of this script. */
declare const _createPyodideModule: PythonOptions['createPyodideModule'];

/** Only has to be a URL: all of its files are already there. */
const FOLDER = 'https://python.invalid/';

// Save the worker's own functions before they're removed.
const post = self.postMessage.bind(self) as (message: WorkerMessage) => void;
const listen = self.addEventListener.bind(self);

// The frame learns about an error only if it's reported.
listen('message', ({ data }) => void start(data as WorkerCore).catch(reportError), { once: true });

async function start({ interpreter, library }: WorkerCore): Promise<void> {
  // Pyodide fetches its files, and compiles the interpreter while it's fetched.
  self.fetch = () => Promise.resolve(new Response(library));
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: interpreter,
    instance: await WebAssembly.instantiate(interpreter, imports),
  });
  const run = await startPython(
    (options) =>
      loadPyodide({ ...options, indexURL: FOLDER, createPyodideModule: _createPyodideModule }),
    post,
  );
  removeGlobals(self);
  listen('message', ({ data }) => {
    const error = run((data as RunCommand).code);
    post({ kind: 'end', ...(error === undefined ? {} : { error }) });
  });
  post({ kind: 'ready' });
}

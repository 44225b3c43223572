/** Loads Pyodide in a realm without Node, as the frame's worker does. */
// First, because Pyodide looks for what it adds.
// eslint-disable-next-line import-x/order
import { FOLDER } from './workerGlobals';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { host } from '../realmGlobals';
import type { PythonOptions } from '../../../../languages/python/run/startPython';

/** @param options - as for `loadPyodide` */
export async function loadPython(options: PythonOptions): Promise<PyodideInterface> {
  const library = read('python_stdlib.zip');
  self.fetch = () =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(library.buffer) } as Response);
  WebAssembly.instantiateStreaming = (_source, imports) =>
    WebAssembly.instantiate(read('pyodide.asm.wasm'), imports);
  return loadPyodide({
    ...options,
    indexURL: FOLDER,
    createPyodideModule: createPyodideModule as unknown as PythonOptions['createPyodideModule'],
  });
}

function read(file: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(host.sizeOf(file));
  host.read(file, bytes);
  return bytes;
}

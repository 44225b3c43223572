/** Starts Python and runs programs. Doesn't depend on workers, so it runs in browsers and in Node. */
import type { loadPyodide, PyodideInterface } from 'pyodide';
import {
  MAX_LINES,
  MAX_OUTPUT,
  type OutputLevel,
  type RunError,
  type WorkerMessage,
} from '../../../sandbox/protocol';
import { HARNESS } from './harness';

export type PythonOptions = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** Runs a program to its end, and returns the error that ended it. */
export type RunPython = (code: string) => RunError | undefined;

type Print = (text: string) => void;

/** Packages that programs can import besides the standard library: none. */
export const NO_PACKAGES: PythonOptions['lockFileContents'] = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
});

/**
 * Starts Python. Its `js` module is empty, so that programs can't get at the APIs of the worker.
 *
 * @param load - loads Pyodide with these options and those of the platform
 * @param post - receives what programs print
 */
export async function startPython(
  load: (options: PythonOptions) => Promise<PyodideInterface>,
  post: (message: Extract<WorkerMessage, { kind: 'output' | 'cut' }>) => void,
): Promise<RunPython> {
  const room = { lines: 0, characters: 0, isCut: false };
  const print =
    (level: OutputLevel): Print =>
    (text) => {
      room.lines -= 1;
      room.characters -= text.length;
      if (room.lines >= 0 && room.characters >= 0) {
        post({ kind: 'output', level, text });
      } else if (!room.isCut) {
        room.isCut = true;
        post({ kind: 'cut' });
      }
    };
  const python = await load({
    jsglobals: {},
    lockFileContents: NO_PACKAGES,
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
  });
  const prepare = python.runPython(HARNESS) as (
    log: Print,
    error: Print,
  ) => (code: string) => string | undefined;
  const run = prepare(print('log'), print('error'));
  return (code) => {
    Object.assign(room, { lines: MAX_LINES, characters: MAX_OUTPUT, isCut: false });
    const described = run(code);
    if (described === undefined) return undefined;
    const [name, message, line] = JSON.parse(described) as [string, string, number | null];
    return { name, message, ...(line === null ? {} : { line }) };
  };
}

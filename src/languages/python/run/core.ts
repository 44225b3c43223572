/** The parts of Python that the page downloads and hands to the frame, which has no network. */
import { fieldsOf } from '../../../sandbox/readFields';

export interface PythonCore {
  /** Source of Emscripten's module, which connects the interpreter with JavaScript. */
  glue: ArrayBuffer;
  /** The interpreter, as WebAssembly. */
  interpreter: ArrayBuffer;
  /** The standard library, as a ZIP file. */
  library: ArrayBuffer;
}

/** What the frame's worker starts Python from. */
export interface WorkerCore {
  interpreter: WebAssembly.Module;
  library: ArrayBuffer;
}

/** Validates the page's first message to the frame. Returns undefined if it isn't the core. */
export function readCore(data: unknown): PythonCore | undefined {
  const { to, kind, glue, interpreter, library } = fieldsOf(data);
  return to === 'runner' &&
    kind === 'core' &&
    glue instanceof ArrayBuffer &&
    interpreter instanceof ArrayBuffer &&
    library instanceof ArrayBuffer
    ? { glue, interpreter, library }
    : undefined;
}

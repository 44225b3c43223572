/**
 * Entry point of `runner-python.html`, which runs Python. A worker keeps running programs until it has to be stopped. The next
 * one starts from the compiled interpreter, which takes a third of the time.
 */
import { serveFrame } from '../../javascript/run/serveFrame';
import { startWorker } from '../../javascript/run/startWorker';
import { readCore, type PythonCore, type WorkerCore } from './core';

let glue = '';
let core: Promise<WorkerCore> | undefined;

const { startSpare } = serveFrame({
  isReusable: true,
  startWorker: startPythonWorker,
  onOther(data) {
    const received = readCore(data);
    if (!received) return;
    glue = asScript(received);
    core = compile(received);
    startSpare();
  },
});

function startPythonWorker(): Worker {
  const worker = startWorker(glue);
  core?.then(
    (files) => worker.postMessage(files),
    () => worker.dispatchEvent(new ErrorEvent('error', { cancelable: true })),
  );
  return worker;
}

async function compile({ interpreter, library }: PythonCore): Promise<WorkerCore> {
  return { interpreter: await WebAssembly.compile(interpreter), library };
}

/**
 * Turns the module into a script, because Chromium doesn't load a worker's module into a frame with an opaque origin.
 * Removes `importScripts`, which Pyodide would try, and refuse to run in a worker that isn't a module.
 */
function asScript({ glue: module }: PythonCore): string {
  const source = new TextDecoder()
    .decode(module)
    .replace(/export default \w+;/, '')
    .replaceAll('import.meta.url', 'location.href');
  return `self.importScripts = undefined;\n${source}\n`;
}

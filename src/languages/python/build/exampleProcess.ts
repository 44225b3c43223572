/** Child process that runs the lessons' Python programs one after another, the way the browser's worker does. */
import { loadPyodide } from 'pyodide';
import type { WorkerMessage } from '../../../sandbox/protocol';
import { startPython } from '../run/startPython';

const send = (message: WorkerMessage): void => void process.send?.(message);

process.on('disconnect', () => process.exit());
const run = await startPython(loadPyodide, send);
process.on('message', ({ code }: { code: string }) => {
  const error = run(code);
  send({ kind: 'end', ...(error === undefined ? {} : { error }) });
});
send({ kind: 'ready' });

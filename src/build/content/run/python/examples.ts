/** Runs the lessons' Python programs one after another, the way the browser's worker does, in a realm without Node. */
// First, because it prepares the realm.
// eslint-disable-next-line import-x/order
import { loadPython } from './loadPython';
import { hideCompiler, host } from '../realmGlobals';
import { removeGlobals } from '../../../../languages/javascript/run/removeGlobals';
import type { WorkerMessage } from '../../../../sandbox/protocol';
import { startPython, type RunPython } from '../../../../languages/python/run/startPython';

const { parse, stringify } = JSON;
const send = (message: WorkerMessage): void => host.post(stringify(message));
let runPython: RunPython | undefined;

hideCompiler();
startPython(loadPython, send).then((ready) => {
  runPython = ready;
  removeGlobals(globalThis);
  send({ kind: 'ready' });
}, host.exit);

/** See `Realm`. */
export function fail(): void {}

/** See `Realm`. */
export function run(program: string): void {
  const { code } = parse(program) as { code: string };
  const error = runPython?.(code);
  send({ kind: 'end', ...(error === undefined ? {} : { error }) });
}

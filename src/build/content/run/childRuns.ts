/** Runs programs in child processes that report what happens the way the browser's worker does. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { collect, stoppedResult } from '../../../languages/javascript/run/collect';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import { emptyResult, type RunResult } from '../../../sandbox/protocol';
import { NODE_ARGUMENTS } from '../../language/nodeArguments';

/**
 * Starts a process and waits until it's ready.
 *
 * @param script - the process's module, relative to the project root
 * @param isTraced - true to send objects that a trace refers to more than once only once
 */
export function startProcess(script: string, isTraced = false): Promise<ChildProcess> {
  const child = fork(path.resolve(script), {
    execArgv: [...NODE_ARGUMENTS],
    serialization: isTraced ? 'advanced' : 'json',
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The process exited with code ${code} on startup`)),
    );
  });
}

/**
 * Runs a program in a process.
 *
 * @param program - the message to send
 * @param limit - time limit, in ms. After that, the process is still running
 */
export function runIn<Program extends { code: string }>(
  child: ChildProcess,
  program: Program,
  limit: number,
): Promise<RunResult> {
  const result = emptyResult('finished');
  return new Promise((resolve) => {
    function finish(ended: RunResult): void {
      clearTimeout(timer);
      child.off('message', receive);
      child.off('exit', stop);
      resolve(ended);
    }
    function stop(): void {
      finish(stoppedResult(result, program.code));
    }
    function receive(data: unknown): void {
      const message = readWorkerMessage(data);
      if (message !== undefined) {
        collect(result, message);
        if (message.kind === 'end') {
          finish(result);
        }
      }
    }
    const timer = setTimeout(stop, limit);
    child.on('message', receive);
    child.on('exit', stop);
    child.send(program);
  });
}

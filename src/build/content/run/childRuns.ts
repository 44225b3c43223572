/** Runs programs in child processes that report what happens the way the browser's worker does. */
import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { collect, stoppedResult } from '../../../languages/javascript/run/collect';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import { emptyResult, type RunResult } from '../../../sandbox/protocol';
import { NODE_ARGUMENTS } from '../../language/nodeArguments';

/** Node's permission model, which leaves a process no files, no processes, no workers and no addons. */
const NO_PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const BUNDLE_SCRIPT = path.resolve('src', 'build', 'content', 'run', 'bundle.ts');

let bundled: Promise<{ host: string; realm: string }> | undefined;

/**
 * Starts a process that runs JavaScript, and waits until it's ready.
 *
 * @param isTraced - true to send objects that a trace refers to more than once only once
 */
export async function startJavaScript(isTraced: boolean): Promise<ChildProcess> {
  const { host, realm } = await (bundled ??= bundle());
  const child = spawn(process.execPath, [NO_PERMISSIONS, '--no-warnings', '-e', host], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: isTraced ? 'advanced' : 'json',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  child.send(realm);
  return untilReady(child);
}

async function bundle(): Promise<{ host: string; realm: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...NODE_ARGUMENTS, BUNDLE_SCRIPT],
    { maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as { host: string; realm: string };
}

/**
 * Starts a process and waits until it's ready.
 *
 * @param script - the process's module, relative to the project root
 */
export function startProcess(script: string): Promise<ChildProcess> {
  return untilReady(fork(path.resolve(script), { execArgv: [...NODE_ARGUMENTS] }));
}

function untilReady(child: ChildProcess): Promise<ChildProcess> {
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
      const message = readWorkerMessage(typeof data === 'string' ? JSON.parse(data) : data);
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

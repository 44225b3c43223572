/** Runs programs in child processes that report what happens the way the browser's worker does. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { collect, stoppedResult } from '../../../languages/javascript/run/collect';
import { readWorkerMessage } from '../../../sandbox/sandboxMessages';
import { emptyResult, type RunResult } from '../../../sandbox/protocol';
import { NODE_ARGUMENTS } from '../../language/nodeArguments';
import type { Start } from './hostFunctions';

/** Node's permission model, which leaves a process no files, no processes, no workers and no addons. */
const NO_PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const BUNDLE_SCRIPT = path.resolve('src', 'build', 'content', 'run', 'bundle.ts');

/** Realms, by what they run. */
const REALMS = {
  JavaScript: 'src/build/content/run/realm.ts',
  Python: 'src/build/content/run/python/examples.ts',
  'Python solutions': 'src/build/content/run/python/solutions.ts',
};

export type Language = keyof typeof REALMS;

interface Scripts {
  host: string;
  realm: string;
}

const bundled = new Map<Language, Promise<Scripts>>();

/**
 * Starts a process that runs programs, and waits until it's ready.
 *
 * @param isTraced - true to send objects that a trace refers to more than once only once
 */
export async function startProcess(language: Language, isTraced = false): Promise<ChildProcess> {
  const scripts = bundled.get(language) ?? bundle(language);
  bundled.set(language, scripts);
  const { host, realm } = await scripts;
  const folder =
    language === 'JavaScript'
      ? undefined
      : path.dirname(createRequire(path.resolve('package.json')).resolve('pyodide'));
  const permissions = [NO_PERMISSIONS, ...(folder ? [`--allow-fs-read=${folder}/*`] : [])];
  const child = spawn(process.execPath, [...permissions, '--no-warnings', '-e', host], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: isTraced ? 'advanced' : 'json',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const start: Start = { realm, folder };
  child.send(start);
  return untilReady(child);
}

async function bundle(language: Language): Promise<Scripts> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...NODE_ARGUMENTS, BUNDLE_SCRIPT, REALMS[language]],
    { maxBuffer: Infinity },
  );
  return JSON.parse(stdout) as Scripts;
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

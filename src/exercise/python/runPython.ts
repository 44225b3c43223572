/** Runs Python in a frame that all examples of the page share. The first run downloads it. */
import { PYTHON_FILES } from '../../../.generated/pythonCore';
import type { PythonCore } from '../../languages/python/run/core';
import { isHostDown } from '../../sandbox/hostIsDown';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import { createRunner } from '../../sandbox/Runner';
import { BASE_PATH } from '../../site/basePath';
import { downloadCore } from './downloadCore';
import { setPythonState, type PythonFailure } from './pythonStore';

const ADDRESS = `${BASE_PATH}runner-python.html`;

/** Ends of runs after which Python has to start again. */
const RESTARTING = ['stopped', 'cancelled', 'unavailable'];

const runner = createRunner(ADDRESS, {
  message: () => ({ to: 'runner', kind: 'core', ...core }),
  onStarted() {
    isUp = true;
    setPythonState({ kind: 'running' });
  },
});

/** Kept, so that Python can start again without another download. */
let core: PythonCore | undefined;
let download: { files: Promise<PythonCore>; abort: () => void } | undefined;
let hasFailed = false;
/** True if Python is ready for the next run. */
let isUp = false;
let lastRun = 0;

/**
 * Runs a program, and cancels the one that's running. A download goes on for the new program.
 *
 * @param code - the reader's program
 * @returns how the run ended. Never rejects
 */
export async function runPython(code: string): Promise<RunResult> {
  lastRun += 1;
  const id = lastRun;
  const isCurrent = () => id === lastRun;
  if (typeof WebAssembly === 'undefined') return fail('unsupported');
  try {
    core ??= await downloaded();
  } catch {
    if (!isCurrent()) return emptyResult('cancelled');
    const isDown = await isHostDown(ADDRESS);
    return isCurrent() ? fail(isDown ? 'offline' : 'broken') : emptyResult('cancelled');
  }
  if (!isCurrent()) return emptyResult('cancelled');
  setPythonState({ kind: isUp ? 'running' : 'starting' });
  const result = await runner.run(code);
  if (RESTARTING.includes(result.end)) isUp = false;
  if (isCurrent() && result.end === 'unavailable') return fail('notStarted');
  if (isCurrent()) setPythonState({ kind: 'idle' });
  return result;
}

/** Cancels the current run, with its download. */
export function cancelPython(): void {
  lastRun += 1;
  download?.abort();
  runner.cancel();
  setPythonState({ kind: 'canceled' });
}

/** Cancels the current run, and ends Python, which takes about 100 MB of memory. */
export function endPython(): void {
  cancelPython();
  runner.dispose();
  isUp = false;
  setPythonState({ kind: 'idle' });
}

/**
 * Downloads Python for offline use.
 *
 * @returns URLs of its files
 * @throws if the download fails
 */
export async function fetchPython(): Promise<string[]> {
  core ??= await downloaded();
  return Object.values(PYTHON_FILES ?? {}).map(({ address }) => address);
}

function downloaded(): Promise<PythonCore> {
  download ??= startDownload();
  return download.files;
}

function startDownload() {
  const aborting = new AbortController();
  setPythonState({ kind: 'downloading', share: 0 });
  const files = PYTHON_FILES
    ? downloadCore(
        PYTHON_FILES,
        (share) => {
          if (!aborting.signal.aborted) setPythonState({ kind: 'downloading', share });
        },
        aborting.signal,
        hasFailed ? 'reload' : 'default',
      )
    : Promise.reject(new Error('No lesson is in Python.'));
  const end = (isFailed: boolean) => {
    download = undefined;
    hasFailed = isFailed && !aborting.signal.aborted;
    // Stops the other files if one is broken.
    aborting.abort();
  };
  files.then(
    () => end(false),
    () => end(true),
  );
  return {
    files,
    abort() {
      download = undefined;
      aborting.abort();
    },
  };
}

function fail(reason: PythonFailure): RunResult {
  setPythonState({ kind: 'failed', reason });
  return emptyResult('unavailable');
}

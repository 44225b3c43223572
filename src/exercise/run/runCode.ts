import { lazyModule } from '../../prerendered/lazyModule';
import { prefersReducedData } from '../../site/connection';
import type { RunResult } from '../../sandbox/protocol';
import type { TraceOptions } from '../../sandbox/trace';

const runnerModule = lazyModule(() => import(/* webpackChunkName: "runner" */ './explainedRunner'));

/**
 * Loads the runner before the first run, unless the reader prefers reduced data usage.
 *
 * @param isRunLikely - true to load the explanations of errors as well
 */
export function prepareRunner(isRunLikely: boolean): void {
  if (prefersReducedData()) return;
  runnerModule
    .load()
    .then(({ prepare, loadExplanations }) => {
      prepare();
      return isRunLikely ? loadExplanations() : undefined;
    })
    // Ignores that loading failed: `runCode` tries again, and rejects if the runner still can't be loaded.
    .catch(() => undefined);
}

/**
 * Runs code in the sandbox. Loads the runner first unless `prepareRunner` already has.
 *
 * @param code - the reader's code
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`; omit it to run the code without tests
 * @param trace - what to record of the run's steps; undefined for nothing
 * @returns how the run ended
 * @throws if the runner can't be loaded; the next call tries again
 */
export async function runCode(
  code: string,
  tests?: string,
  trace?: TraceOptions,
): Promise<RunResult> {
  const { run } = await runnerModule.load();
  return run(code, tests, trace);
}

/** Cancels the current run; a no-op if there is none. */
export function cancelRun(): void {
  runnerModule.current?.cancel();
}

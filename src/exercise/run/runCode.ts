import { lazyModule } from '../../prerendered/lazyModule';
import { BASE_PATH } from '../../site/basePath';
import { prefersReducedData } from '../../site/connection';
import type { Runner } from '../../sandbox/Runner';
import type { RunResult } from '../../sandbox/protocol';

const runnerModule = lazyModule(
  () => import(/* webpackChunkName: "runner" */ '../../sandbox/Runner'),
);

const RUNNER_ADDRESS = `${BASE_PATH}runner.html`;

/** The whole page shares one runner: a new run cancels the previous one. */
let runner: Runner | undefined;

/** Loads the runner before the first run, unless the reader prefers reduced data usage. */
export function prepareRunner(): void {
  if (prefersReducedData()) return;
  runnerModule.load().then(
    ({ createRunner }) => {
      runner ??= createRunner(RUNNER_ADDRESS);
      runner.prepare();
    },
    // Ignores that loading failed: `runCode` tries again, and rejects if the runner still can't be loaded.
    () => undefined,
  );
}

/**
 * Runs code in the sandbox. Loads the runner first unless `prepareRunner` already has.
 *
 * @param code - the reader's code
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`; omit it to run the code without tests
 * @returns how the run ended
 * @throws if the runner can't be loaded; the next call tries again
 */
export async function runCode(code: string, tests?: string): Promise<RunResult> {
  const { createRunner } = await runnerModule.load();
  runner ??= createRunner(RUNNER_ADDRESS);
  return runner.run(code, tests);
}

/** Cancels the current run; a no-op if there is none. */
export function cancelRun(): void {
  runner?.cancel();
}

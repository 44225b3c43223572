import { lazyModule } from '../../prerendered/lazyModule';
import { BASE_PATH } from '../../site/basePath';
import { prefersReducedData } from '../../site/connection';
import type { Runner } from '../../sandbox/Runner';
import type { RunResult } from '../../sandbox/protocol';

const runnerModule = lazyModule(
  () => import(/* webpackChunkName: "runner" */ '../../sandbox/Runner'),
);

const RUNNER_ADDRESS = `${BASE_PATH}runner.html`;

/** One for the whole page: a run that is still going gives way to the next. */
let runner: Runner | undefined;

/** Gets the runner ready ahead of a run; never on a connection to be spared. */
export function prepareRunner(): void {
  if (prefersReducedData()) return;
  runnerModule.load().then(
    ({ createRunner }) => {
      runner ??= createRunner(RUNNER_ADDRESS);
      runner.prepare();
    },
    // A failure shows when code is to run; until then it concerns nobody.
    () => undefined,
  );
}

/**
 * Runs code in the runner, which is fetched on the first call where it was not prepared.
 *
 * @param code - the reader's code
 * @param tests - JavaScript that calls `test`, `hidden` and `expect`; absent to just run the code
 * @returns how the run ended
 * @throws if the runner can't be fetched, as a rejection; the next call tries again
 */
export async function runCode(code: string, tests?: string): Promise<RunResult> {
  const { createRunner } = await runnerModule.load();
  runner ??= createRunner(RUNNER_ADDRESS);
  return runner.run(code, tests);
}

/** Ends the run that is going, if one is. */
export function cancelRun(): void {
  runner?.cancel();
}

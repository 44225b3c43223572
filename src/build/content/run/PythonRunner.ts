/** Runs Python solutions with the tests of their exercises. */
import type { ChildProcess } from 'node:child_process';
import { CONVENTIONS } from '../../../languages/python/build/Bridge';
import { hasPassed, type RunResult } from '../../../sandbox/protocol';
import type { PythonRun } from './python/solutions';
import { runIn, startProcess } from './childRuns';

/** Runs one solution after another. Starts Python for the first one, and again after a timeout. */
export class PythonRunner {
  #process: Promise<ChildProcess> | undefined;

  /**
   * Runs a solution with each convention for `None` and `dict` until it passes. Runs must not overlap.
   *
   * @param limit - time limit for each convention, in ms
   * @returns the first result that passes, or else the one that comes furthest
   */
  async run(solution: Omit<PythonRun, 'convention'>, limit: number): Promise<RunResult> {
    let best: RunResult | undefined;
    for (const convention of CONVENTIONS.keys()) {
      const result = await this.#run({ ...solution, convention }, limit);
      if (best === undefined || passedIn(result) > passedIn(best)) best = result;
      if (hasPassed(result) || result.end === 'stopped') break;
    }
    return best as RunResult;
  }

  /** Kills the process. The next run starts another. */
  async stop(): Promise<void> {
    const child = await this.#process;
    this.#process = undefined;
    child?.kill('SIGKILL');
  }

  async #run(run: PythonRun, limit: number): Promise<RunResult> {
    const child = await (this.#process ??= startProcess('Python solutions'));
    const result = await runIn(child, run, limit);
    if (result.end === 'stopped') await this.stop();
    return result;
  }
}

function passedIn({ tests }: RunResult): number {
  return tests.filter(({ outcome }) => outcome === 'passed').length;
}

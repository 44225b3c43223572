import { NodeRunner } from '../../src/build/content/run/NodeRunner';
import { PATIENT } from '../../src/build/content/run/outcomes';
import { explain } from '../../src/sandbox/explain';
import type { RunResult } from '../../src/sandbox/protocol';

const runner = new NodeRunner();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a lesson's program in Node as the page would in the browser; calls wait for one another.
 *
 * @param tests - calls `test`, `hidden` and `expect`; without it the code is just run
 * @param limit - milliseconds until the run is stopped; many times a reader's, because tests run on busy machines
 */
export function runInNode(code: string, tests?: string, limit = PATIENT): Promise<RunResult> {
  const result = queue.then(async () => explain(await runner.run(code, tests, limit), code));
  queue = result;
  return result;
}

/** The text that a run printed, as an `output` block of a lesson holds it. */
export function printed({ output }: RunResult): string {
  return output.map(({ text }) => text).join('\n');
}

/** Ends the processes; call it after the last run. */
export function stopLessonProcess(): Promise<void> {
  return runner.stop();
}

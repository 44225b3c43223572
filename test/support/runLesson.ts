import { NodeRunner } from '../../src/build/content/run/NodeRunner';
import { BUILD_TIME_LIMIT } from '../../src/build/content/run/outcomes';
import { explain } from '../../src/languages/javascript/friendlyErrors/explain';
import type { RunResult } from '../../src/sandbox/protocol';

const runner = new NodeRunner();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a lesson's program in Node, with the same results as in the browser. Calls are queued.
 *
 * @param tests - code that calls `test`, `hidden`, and `expect`; if omitted, the program runs without tests
 * @param limit - time limit in ms; by default much longer than for readers, since test machines can be slow
 */
export function runInNode(
  code: string,
  tests?: string,
  limit = BUILD_TIME_LIMIT,
): Promise<RunResult> {
  const result = queue.then(async () => explain(await runner.run(code, tests, limit), code, tests));
  queue = result;
  return result;
}

/** Returns a run's output, in the format of a lesson's `output` block. */
export function printed({ output }: RunResult): string {
  return output.map(({ text }) => text).join('\n');
}

/** Stops the child processes. Call this after the last run. */
export function stopLessonProcess(): Promise<void> {
  return runner.stop();
}

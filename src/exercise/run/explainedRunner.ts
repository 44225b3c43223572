import { createRunner } from '../../sandbox/Runner';
import type { RunResult } from '../../sandbox/protocol';
import type { TraceOptions } from '../../sandbox/trace';
import { BASE_PATH } from '../../site/basePath';

/** The whole page shares one runner: a new run cancels the previous one. */
const runner = createRunner(`${BASE_PATH}runner.html`);

export const { prepare, cancel } = runner;

/**
 * Runs code in the sandbox and explains its errors. The explanations (100 kB of script) aren't part of the
 * frame, because browsers compile its inline script on the main thread as soon as the page is idle. They're in
 * the same chunk as this module, so they're already loaded, but aren't evaluated before the first run ends.
 *
 * @param code - the reader's code
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`; omit it to run the code without tests
 * @param trace - what to record of the run's steps; undefined for nothing
 * @returns how the run ended. Never rejects
 */
export async function run(code: string, tests?: string, trace?: TraceOptions): Promise<RunResult> {
  const result = await (trace ? runner.run(code, tests, trace) : runner.run(code, tests));
  const { explain } = await import(
    /* webpackChunkName: "runner" */ '../../languages/javascript/friendlyErrors/explain'
  );
  return explain(result, code, tests);
}

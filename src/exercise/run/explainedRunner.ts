import type * as friendlyErrors from '../../languages/javascript/friendlyErrors/explain';
import { createRunner } from '../../sandbox/Runner';
import type { RunResult } from '../../sandbox/protocol';
import type { TraceOptions } from '../../sandbox/trace';
import { BASE_PATH } from '../../site/basePath';

/** The whole page shares one runner: a new run cancels the previous one. */
const runner = createRunner(`${BASE_PATH}runner.html`);

export const { prepare, cancel } = runner;

/**
 * Loads the explanations, which most runs don't need: 100 kB of script. They aren't part of the frame, because
 * browsers compile its inline script on the main thread as soon as the page is idle.
 */
export function loadExplanations(): Promise<typeof friendlyErrors> {
  return import(
    /* webpackChunkName: "explanations" */ '../../languages/javascript/friendlyErrors/explain'
  );
}

/**
 * Runs code in the sandbox and explains its errors.
 *
 * @param code - the reader's code
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`; omit it to run the code without tests
 * @param trace - what to record of the run's steps; undefined for nothing
 * @returns how the run ended, without explanations if they can't be loaded. Never rejects
 */
export async function run(code: string, tests?: string, trace?: TraceOptions): Promise<RunResult> {
  const loading = loadExplanations().catch(() => null);
  const result = await (trace ? runner.run(code, tests, trace) : runner.run(code, tests));
  const explanations = await loading;
  return explanations ? explanations.explain(result, code, tests) : result;
}

import { NodeRunner } from '../../src/build/content/run/NodeRunner';
import { BUILD_TIME_LIMIT } from '../../src/build/content/run/outcomes';
import { instrument } from '../../src/languages/javascript/trace/instrument';
import type { Instrumented } from '../../src/languages/javascript/trace/siteTable';
import { stepsOf, type Step } from '../../src/languages/javascript/trace/reading/steps';
import type { RunResult } from '../../src/sandbox/protocol';
import type { Trace, TraceOptions } from '../../src/sandbox/trace';

/**
 * Time limit of a recorded run, in ms. Recording makes a program with a large input many times slower, and the machine
 * can be busy.
 */
const RECORDING_LIMIT = 6 * BUILD_TIME_LIMIT;

const runner = new NodeRunner();
let queue: Promise<unknown> = Promise.resolve();

export interface Traced {
  program: Instrumented;
  result: RunResult;
  trace: Trace;
  steps: Step[];
  /** The steps in words: their lines and sentences. */
  words: string[];
}

/**
 * Runs a program in Node and records its steps. Calls are queued.
 *
 * @param options - tests to run, and what to record
 */
export function traceInNode(
  code: string,
  options: Partial<TraceOptions> & { tests?: string } = {},
): Promise<Traced> {
  const { tests, ...rest } = options;
  const program = instrument(code);
  if (program === undefined) throw new Error(`This program doesn't parse:\n${code}`);
  const traced = queue.then(async () => {
    const how = { ...rest, code: program.code, key: program.key };
    const result = await runner.run(code, tests, RECORDING_LIMIT, undefined, how);
    const trace = result.trace ?? { total: 0, events: [] };
    const steps = stepsOf(trace, program, result);
    const words = steps.map(({ line = '-', text }) => `${line} ${text.replaceAll('`', '')}`);
    return { program, result, trace, steps, words };
  });
  queue = traced;
  return traced;
}

/** Runs a program in Node as it is, and instrumented. Calls are queued. */
export function runBothWays(
  code: string,
  tests?: string,
): Promise<{ plain: RunResult; traced: RunResult }> {
  const program = instrument(code);
  const both = queue.then(async () => {
    const plain = await runner.run(code, tests, BUILD_TIME_LIMIT);
    if (program === undefined) return { plain, traced: plain };
    const how = {
      code: program.code,
      key: program.key,
      // Enough to see that recording doesn't disturb the program.
      range: [0, 300] as const,
      test: Math.max(0, plain.tests.length - 1),
    };
    const { trace, ...traced } = await runner.run(code, tests, RECORDING_LIMIT, undefined, how);
    if (trace === undefined) throw new Error('Nothing was recorded.');
    return { plain, traced };
  });
  queue = both;
  return both;
}

/** Stops the child processes. Call this after the last run. */
export function stopTraceProcess(): Promise<void> {
  return runner.stop();
}

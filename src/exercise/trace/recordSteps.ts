/** Runs a program to record its steps. */
import { instrument } from '../../languages/javascript/trace/instrument';
import { withoutInsertions } from '../../languages/javascript/trace/insertions';
import { stepsOf, type Step } from '../../languages/javascript/trace/reading/steps';
import type { Instrumented } from '../../languages/javascript/trace/siteTable';
import type { RunResult } from '../../sandbox/protocol';
import { MAX_EVENTS, type Trace } from '../../sandbox/trace';
import { runCode } from '../run/runCode';
import type { StepsRequest } from './useSteps';

export type Range = readonly [from: number, to: number];

/** A recorded run. */
export interface Recorded {
  program: Instrumented;
  result: RunResult;
  trace: Trace;
  steps: Step[];
  /** Index of the step to start with. */
  start: number;
  /** The recorded part of the run; undefined if it's the whole run. */
  range: Range | undefined;
  /** Average number of the run's events for each recorded one. */
  sampling: number;
}

/** Why there are no steps: the run's result says more, if there is one. */
export interface Unrecorded {
  result: RunResult;
}

/**
 * Records the steps of a program or of one of its tests. If the test takes too many steps, only its last call is
 * recorded, because that's the one that failed.
 *
 * @param range - the part of the run to record; undefined for the whole run
 * @throws if the runner can't be loaded
 */
export async function recordSteps(
  request: StepsRequest,
  range?: Range,
): Promise<Recorded | Unrecorded> {
  const recorded = await record(request, range);
  if (!('trace' in recorded) || range !== undefined || request.test === undefined) return recorded;
  const { trace, sampling } = recorded;
  if (sampling === 1 || trace.lastCall === undefined) return recorded;
  // The step in which the call begins starts with the event before it.
  const part = await record(request, rangeFrom(trace.lastCall - 1));
  return 'trace' in part ? part : recorded;
}

/** Returns the largest range that's recorded in full. */
export function rangeFrom(order: number): Range {
  const from = Math.max(0, order);
  return [from, from + MAX_EVENTS];
}

async function record(
  { code, tests, test }: StepsRequest,
  range: Range | undefined,
): Promise<Recorded | Unrecorded> {
  const program = instrument(code);
  if (program === undefined) return { result: await runCode(code) };
  const { key } = program;
  const options = {
    code: program.code,
    key,
    ...(range ? { range } : {}),
    ...(test === undefined ? {} : { test }),
  };
  const result = withOwnMessages(await runCode(code, tests, options), withoutInsertions(key));
  const { trace } = result;
  const steps = trace ? stepsOf(trace, program, result) : [];
  if (trace === undefined || steps.length === 0) return { result };
  const sampling = range ? 1 : Math.max(1, Math.round(trace.total / trace.events.length));
  return { program, result, trace, steps, start: startOf(trace, steps, test), range, sampling };
}

/** A test's steps start with its last call. */
function startOf({ lastCall }: Trace, steps: readonly Step[], test: number | undefined): number {
  if (test === undefined || lastCall === undefined) return 0;
  return Math.max(
    0,
    steps.findIndex(({ after }) => after.order >= lastCall),
  );
}

/** Safari's messages quote the code. */
function withOwnMessages(result: RunResult, clean: (text: string) => string): RunResult {
  const { error } = result;
  return error ? { ...result, error: { ...error, message: clean(error.message) } } : result;
}

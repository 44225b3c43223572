/** Turns what a page's script did into steps. */
import { withoutInsertions } from '../../../languages/javascript/trace/insertions';
import { stepsOf } from '../../../languages/javascript/trace/reading/steps';
import type { Instrumented } from '../../../languages/javascript/trace/siteTable';
import type { PageTurn, TurnCause } from '../../../languages/page/protocol';
import { emptyResult, type OutputEntry, type RunError } from '../../../sandbox/protocol';
import { thrownValue } from '../../../texts/en/errors/run';
import { stopped } from '../../../texts/en/page/errorNames';
import * as texts from '../../../texts/en/pageSteps';
import type { Recorded } from '../../trace/recordSteps';

export interface RecordedTurn {
  id: number;
  cause: TurnCause;
  /** What it's called in the list. Elements are in backticks. */
  name: string;
  recorded: Recorded;
}

/** Returns the turns with another one, which replaces an earlier one with the same id. */
export function withRecorded(
  turns: readonly RecordedTurn[],
  turn: PageTurn,
  program: Instrumented,
): RecordedTurn[] {
  const found = turns.findIndex(({ id }) => id === turn.id);
  const before = found < 0 ? turns : turns.slice(0, found);
  const earlier = before.at(-1)?.recorded.result.output ?? [];
  const recorded = recordedTurn(turn, program, earlier);
  const { id, cause } = turn;
  return [
    ...before,
    { id, cause, name: nameOf(cause), recorded },
    ...turns.slice(before.length + 1),
  ];
}

/** @param earlier - everything that the page printed before */
function recordedTurn(
  { trace, output, error }: PageTurn,
  program: Instrumented,
  earlier: readonly OutputEntry[],
): Recorded {
  const result = {
    ...emptyResult(error?.name === stopped ? 'stopped' : 'finished'),
    output: [...earlier, ...output],
    ...(error ? { error: ownError(error, program.key) } : {}),
  };
  return {
    program,
    result,
    trace,
    steps: stepsOf(trace, program, result),
    start: 0,
    range: undefined,
    sampling: Math.max(1, Math.round(trace.total / Math.max(1, trace.events.length))),
  };
}

/** Safari's messages quote the code. Chrome leaves out an error's class while built-ins are read-only. */
function ownError(error: RunError, key: string): RunError {
  const message = withoutInsertions(key)(error.message);
  const [, name, rest] = /^(\w*Error): ([^]*)/.exec(message) ?? [];
  return error.name === thrownValue && name !== undefined && rest !== undefined
    ? { ...error, name, message: rest }
    : { ...error, message };
}

function nameOf({ kind, type = '', target = '', key, time = 0 }: TurnCause): string {
  switch (kind) {
    case 'script':
      return texts.script;
    case 'event': {
      const event = `\`${type}\``;
      if (target === '') return event;
      const element = target.startsWith('<') ? `\`${target.replaceAll('`', "'")}\`` : target;
      return key === undefined
        ? texts.eventOn(event, element)
        : texts.keyOn(event, key === ' ' ? 'Space' : key, element);
    }
    case 'timer':
      return texts.timer(time);
    case 'interval':
      return texts.interval(time);
    case 'frame':
      return texts.frame;
    case 'promise':
      return texts.promise;
  }
}

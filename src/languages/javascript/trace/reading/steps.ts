/** Turns a trace into the steps that the reader walks through. */
import type { OutputEntry, RunResult } from '../../../../sandbox/protocol';
import type { Trace, TraceEvent } from '../../../../sandbox/trace';
import * as texts from '../../../../texts/en/steps';
import type { Instrumented } from '../siteTable';
import type { Change } from './changes';
import { code } from './describeObject';
import { describeStep } from './describeStep';

export interface Step {
  /** Line that the step ran, 1-based; undefined if it's in none, such as while the program waits. */
  line: number | undefined;
  /** The state before and after it. */
  before: TraceEvent;
  after: TraceEvent;
  /** What it did. Code is in backticks. */
  text: string;
  changes: readonly Change[];
}

/**
 * Returns the steps of a run: what happened from each event to the next. Leaves out those in which nothing
 * happened, such as from a condition to the statement that it decides on.
 */
export function stepsOf(trace: Trace, program: Instrumented, result: RunResult): Step[] {
  const { events } = trace;
  const steps = events.flatMap((after, index): Step[] => {
    const before = events[index - 1];
    if (before === undefined) return [];
    const { text, changes } = describeStep(before, after, program, result.output);
    if (text === '' && !isStatement(before, program)) return [];
    const line =
      after.kind === 'timer' ? undefined : (lineOf(before, program) ?? lineOfTurn(after, program));
    return [{ line, before, after, text: text || texts.nothingVisible, changes }];
  });
  return withEnding(steps, events, program, result);
}

/** Returns the line that a program goes on with after an event. */
function lineOf(
  { kind, site, frames, isIdle }: TraceEvent,
  { sites }: Instrumented,
): number | undefined {
  switch (kind) {
    case 'return':
    case 'throw':
    case 'wait': {
      // The call is still there. The program goes on in the one below.
      const below = frames.at(-2);
      return below === undefined || (below.fn === 0 && isIdle)
        ? undefined
        : sites[below.site]?.line;
    }
    case 'timer':
    case 'claim':
    case 'end':
      return undefined;
    default:
      return sites[site]?.line;
  }
}

/** Returns the line where the program goes on after waiting, or where it's called from outside. */
function lineOfTurn(
  { kind, site, frames }: TraceEvent,
  { sites }: Instrumented,
): number | undefined {
  if (kind === 'enter') return sites[site]?.line;
  const top = frames.at(-1);
  return kind === 'resume' && top ? sites[top.site]?.line : undefined;
}

function isStatement({ kind, site }: TraceEvent, { sites }: Instrumented): boolean {
  return kind === 'at' && sites[site]?.kind === 'statement';
}

/** Adds to the last step how the run ended, unless it went well. */
function withEnding(
  steps: Step[],
  events: readonly TraceEvent[],
  program: Instrumented,
  { end, error }: RunResult,
): Step[] {
  const ending =
    end === 'stopped'
      ? texts.programIsStopped
      : error && texts.programStops(code(`${error.name}: ${error.message}`));
  const [before, after] = events.slice(-2);
  if (ending === undefined || before === undefined || after === undefined) return steps;
  const last = steps.at(-1);
  if (last?.after === after) {
    const said = last.text === texts.nothingVisible ? '' : `${last.text} `;
    return [...steps.slice(0, -1), { ...last, text: `${said}${ending}` }];
  }
  return [...steps, { line: lineOf(before, program), before, after, text: ending, changes: [] }];
}

/** Returns everything that was printed up to a step. */
export function outputUntil({ after }: Step, output: readonly OutputEntry[]): OutputEntry[] {
  return output.slice(0, after.printed);
}

/** Finds the step that ends a whole call or loop. */
import type { TraceEvent } from '../../../../sandbox/trace';
import type { Instrumented } from '../siteTable';
import type { Step } from './steps';

/**
 * Returns the index of the step that ends the call or loop that begins with the next step, or has just begun.
 * If there's none, it's the next step.
 */
export function stepOver(steps: readonly Step[], index: number, program: Instrumented): number {
  const [now, next] = [steps[index], steps[index + 1]];
  if (now === undefined || next === undefined) return index;
  for (const { after } of [now, next]) {
    if (after.kind === 'enter') return afterCall(steps, index, after);
  }
  const loop = newLoop(now, next, program);
  return loop === undefined ? index + 1 : afterLoop(steps, index, loop, program);
}

/** Returns the index of the step that ends the innermost loop or call that the step is in, or the last one. */
export function stepOut(steps: readonly Step[], index: number, program: Instrumented): number {
  const now = steps[index];
  if (now === undefined) return index;
  const loop = loopsOf(now.after, program).at(-1);
  return loop === undefined
    ? afterCall(steps, index, now.after)
    : afterLoop(steps, index, loop, program);
}

/** Returns the step in which the innermost call of an event ends. */
function afterCall(steps: readonly Step[], index: number, { frames }: TraceEvent): number {
  const id = frames.at(-1)?.id;
  return firstAfter(steps, index, ({ after }) => {
    const isEnd = after.kind === 'return' || after.kind === 'throw';
    return isEnd ? after.frames.at(-1)?.id === id : !has(after, id);
  });
}

/** Returns the last step of a loop that the next step is in, or enters. */
function afterLoop(
  steps: readonly Step[],
  index: number,
  loop: number,
  program: Instrumented,
): number {
  const id = steps[index]?.after.frames.at(-1)?.id;
  const isIn = ({ before }: Step): boolean =>
    has(before, id) && (before.frames.at(-1)?.id !== id || loopsOf(before, program).includes(loop));
  const first = firstAfter(steps, index, isIn);
  const next = steps.findIndex((step, order) => order > first && !isIn(step));
  return next < 0 ? steps.length - 1 : next - 1;
}

/** Returns the loop that the next step enters. */
function newLoop(now: Step, next: Step, program: Instrumented): number | undefined {
  const around = loopsOf(now.before, program);
  return [now, next]
    .flatMap(({ after }) => loopsOf(after, program))
    .find((loop) => !around.includes(loop));
}

function loopsOf({ frames }: TraceEvent, { sites }: Instrumented): readonly number[] {
  return sites[frames.at(-1)?.site ?? -1]?.loops ?? [];
}

function has({ frames }: TraceEvent, id: number | undefined): boolean {
  return frames.some((frame) => frame.id === id);
}

function firstAfter(
  steps: readonly Step[],
  index: number,
  matches: (step: Step) => boolean,
): number {
  const found = steps.findIndex((step, order) => order > index && matches(step));
  return found < 0 ? steps.length - 1 : found;
}

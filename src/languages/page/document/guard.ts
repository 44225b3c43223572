/** Stops infinite loops. */
import * as texts from '../../../texts/en/page/document';
import { stopped } from '../../../texts/en/page/errorNames';
import { TASK_LIMIT, type PreviewEvent } from '../protocol';
import * as native from './natives';

/** Number of iterations between time checks. */
const ROUNDS = 256;

export interface Guard {
  /** Returns true for the guard's own error, which it has already reported. */
  isOwn: (error: unknown) => boolean;
}

/**
 * Defines the global function that every loop in the learner's script calls. Once it has stopped a loop, it
 * stops all others immediately, because the script might be in an inconsistent state.
 *
 * @param name - name of the function, as used in the script
 * @param clock - returns the time, in ms
 */
export function createGuard(
  name: string,
  report: (event: PreviewEvent) => void,
  clock = native.clock,
): Guard {
  const { setTimer } = native;
  let rounds = 0;
  let start: number | undefined;
  let stop: Error | undefined;

  function nextTask(): void {
    start = undefined;
  }

  function check(line: number): void {
    if (stop !== undefined) throw stop;
    rounds += 1;
    if (rounds % ROUNDS !== 1) return;
    if (start === undefined) {
      start = clock();
      setTimer(nextTask, 0);
    } else if (clock() - start > TASK_LIMIT) {
      stop = new Error(texts.loopStopped);
      const message = texts.stillRunning(TASK_LIMIT / 1000);
      report({ kind: 'error', error: { name: stopped, message, line } });
      throw stop;
    }
  }

  Object.defineProperty(window, name, { value: check });
  return { isOwn: (error) => error !== undefined && error === stop };
}

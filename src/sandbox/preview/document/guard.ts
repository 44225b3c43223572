/** Ends loops that would never let go of the page. */
import { TASK_LIMIT, type PreviewEvent } from '../protocol';
import * as native from './natives';

/** The clock is looked at once in so many rounds. */
const ROUNDS = 256;

export interface Guard {
  /** Whether an error is the guard's own, which has been told of. */
  isOwn: (error: unknown) => boolean;
}

/**
 * Puts the function there that every loop of the reader's script calls. One that has stopped a loop stops all others at
 * once: what comes after it has no sense left.
 *
 * @param name - the function's, which the script was given
 */
export function createGuard(name: string, tell: (event: PreviewEvent) => void): Guard {
  const { clock, setTimer } = native;
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
      stop = new Error('The loop was stopped');
      const message = `still running after ${TASK_LIMIT / 1000} second`;
      tell({ kind: 'error', error: { name: 'Stopped', message, line } });
      throw stop;
    }
  }

  Object.defineProperty(window, name, { value: check });
  return { isOwn: (error) => error !== undefined && error === stop };
}

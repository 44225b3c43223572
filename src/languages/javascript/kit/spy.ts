/** Functions that record their calls, for testing code that takes callbacks. */
import { copy } from './copy';

type Callback = (...args: never[]) => unknown;

/** A function to pass to the learner's code. */
export type Spy = ((...args: unknown[]) => unknown) & {
  /** Arguments of each call so far, copied at the time of the call. */
  readonly calls: unknown[][];
};

/** Records the order of events, for testing callbacks, timers, and promises. */
export interface Recorder {
  /** Records an entry. */
  note: (entry: unknown) => void;
  /** Entries recorded so far. */
  readonly notes: unknown[];
  /**
   * Creates a function that records its name when called.
   *
   * @param run - implementation of the function; does nothing by default
   */
  noting: (name: unknown, run?: Callback) => (...args: unknown[]) => unknown;
}

/**
 * Creates a function that records its calls.
 *
 * @param run - implementation of the function; does nothing by default
 */
export function spy(run?: Callback): Spy {
  const calls: unknown[][] = [];
  function noted(...args: unknown[]): unknown {
    calls.push(copy(args));
    return (run as ((...all: unknown[]) => unknown) | undefined)?.(...args);
  }
  // Returns a copy, so that the learner's code can't change the recorded calls.
  Object.defineProperty(noted, 'calls', { get: () => copy(calls) });
  return Object.freeze(noted) as unknown as Spy;
}

/** Creates a recorder. */
export function recorder(): Recorder {
  const noted: unknown[] = [];
  const note = (entry: unknown): void => void noted.push(copy(entry));
  return {
    note,
    get notes() {
      return copy(noted);
    },
    noting:
      (name, run) =>
      (...args) => {
        note(name);
        return (run as ((...all: unknown[]) => unknown) | undefined)?.(...args);
      },
  };
}

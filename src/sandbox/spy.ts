/** Functions that note how they are called, for code that calls what it is given. */
import { copy } from './copy';

type Callback = (...args: never[]) => unknown;

/** A function to hand to the reader's code. */
export type Spy = ((...args: unknown[]) => unknown) & {
  /** The arguments of each call so far, as they were at that time. */
  readonly calls: unknown[][];
};

/** Notes what happens, in its order; for callbacks, timers and promises. */
export interface Recorder {
  /** Notes an entry. */
  note: (entry: unknown) => void;
  /** What was noted so far. */
  readonly notes: unknown[];
  /**
   * Makes a function that notes its name when it is called, and returns what `run` returns.
   *
   * @param run - what it does besides
   */
  noting: (name: unknown, run?: Callback) => (...args: unknown[]) => unknown;
}

/**
 * Makes a function that remembers its calls.
 *
 * @param run - what it does and returns besides; nothing unless told
 */
export function spy(run?: Callback): Spy {
  const calls: unknown[][] = [];
  function noted(...args: unknown[]): unknown {
    calls.push(copy(args));
    return (run as ((...all: unknown[]) => unknown) | undefined)?.(...args);
  }
  // A copy each time: the reader's code may look at the calls, not change them.
  Object.defineProperty(noted, 'calls', { get: () => copy(calls) });
  return Object.freeze(noted) as unknown as Spy;
}

/** Makes a recorder. */
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

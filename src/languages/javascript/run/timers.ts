/** Tracks timers, so that a run can end when none are pending. */
import * as texts from '../../../texts/en/errors/run';

/** The platform's timers. Ids are numbers in browsers and objects in Node. */
export interface HostTimers {
  setTimeout: (callback: () => void, milliseconds?: number) => unknown;
  clearTimeout: (id: never) => void;
  /** Queues the callback as a task, without delay. */
  soon: (callback: () => void) => unknown;
}

type Callback = (...values: unknown[]) => void;

/** Replacements for the browser's timer functions. */
export interface ProgramTimers {
  setTimeout: (callback: Callback, milliseconds?: number, ...values: unknown[]) => number;
  setInterval: (callback: Callback, milliseconds?: number, ...values: unknown[]) => number;
  clearTimeout: (id?: number) => void;
  clearInterval: (id?: number) => void;
}

export interface TrackedTimers {
  program: ProgramTimers;
  /** Resolves when no timers are pending and the promise callbacks of the last one have run. */
  idle: () => Promise<void>;
  /** Clears all pending timers. */
  clear: () => void;
}

/**
 * Waits for pending tasks and promise callbacks. Takes two tasks, because an unhandled rejection is reported
 * in a task that's queued only after the first.
 */
export async function turn(host: HostTimers): Promise<void> {
  const { soon } = host;
  for (let step = 0; step < 2; step += 1) {
    await new Promise<void>((resolve) => soon(resolve));
  }
}

/**
 * Creates tracked timers.
 *
 * @param fail - receives errors thrown by timer callbacks
 * @param onDue - called before each timer callback
 */
export function trackTimers(
  host: HostTimers,
  fail: (error: unknown) => void,
  onDue: () => void = () => undefined,
): TrackedTimers {
  const pending = new Map<number, unknown>();
  const { setTimeout: hostSet, clearTimeout: hostClear } = host;
  let lastId = 0;

  function start(repeat: boolean): ProgramTimers['setTimeout'] {
    return (callback, milliseconds = 0, ...values) => {
      if (typeof callback !== 'function') {
        throw new TypeError(texts.timerNeedsFunction);
      }
      lastId += 1;
      const id = lastId;
      const fire = (): void => {
        if (repeat) {
          pending.set(id, hostSet(fire, milliseconds));
        } else {
          pending.delete(id);
        }
        onDue();
        try {
          callback(...values);
        } catch (error) {
          fail(error);
        }
      };
      pending.set(id, hostSet(fire, milliseconds));
      return id;
    };
  }

  function stop(id?: number): void {
    if (id !== undefined && pending.has(id)) {
      hostClear(pending.get(id) as never);
      pending.delete(id);
    }
  }

  async function idle(): Promise<void> {
    do {
      await turn(host);
    } while (pending.size > 0);
  }

  return {
    program: {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
    },
    idle,
    clear: () => [...pending.keys()].forEach(stop),
  };
}

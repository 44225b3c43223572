/** Timers that are counted, so that a run ends when nothing is waiting any more. */

/** The timers underneath; ids are numbers in browsers and objects in Node. */
export interface HostTimers {
  setTimeout: (callback: () => void, milliseconds?: number) => unknown;
  clearTimeout: (id: never) => void;
  /** Calls back in a task of its own, at once. */
  soon: (callback: () => void) => unknown;
}

type Callback = (...values: unknown[]) => void;

/** What a program sees instead of the browser's functions of these names. */
export interface ProgramTimers {
  setTimeout: (callback: Callback, milliseconds?: number, ...values: unknown[]) => number;
  setInterval: (callback: Callback, milliseconds?: number, ...values: unknown[]) => number;
  clearTimeout: (id?: number) => void;
  clearInterval: (id?: number) => void;
}

export interface TrackedTimers {
  program: ProgramTimers;
  /** Settles when no timer is left and the promises that the last one settled have run. */
  idle: () => Promise<void>;
  /** Stops whatever is still waiting. */
  clear: () => void;
}

/**
 * Lets everything run that is due. Two steps: a rejected promise that nobody caught is reported by a task that is queued
 * only after the first.
 */
export async function turn(host: HostTimers): Promise<void> {
  const { soon } = host;
  for (let step = 0; step < 2; step += 1) {
    await new Promise<void>((resolve) => soon(resolve));
  }
}

/**
 * Makes counted timers.
 *
 * @param fail - receives what a timer's callback throws
 */
export function trackTimers(host: HostTimers, fail: (error: unknown) => void): TrackedTimers {
  const waiting = new Map<number, unknown>();
  const { setTimeout: hostSet, clearTimeout: hostClear } = host;
  let lastId = 0;

  function start(repeat: boolean): ProgramTimers['setTimeout'] {
    return (callback, milliseconds = 0, ...values) => {
      if (typeof callback !== 'function') {
        throw new TypeError('A timer needs a function to call');
      }
      lastId += 1;
      const id = lastId;
      const fire = (): void => {
        if (repeat) {
          waiting.set(id, hostSet(fire, milliseconds));
        } else {
          waiting.delete(id);
        }
        try {
          callback(...values);
        } catch (error) {
          fail(error);
        }
      };
      waiting.set(id, hostSet(fire, milliseconds));
      return id;
    };
  }

  function stop(id?: number): void {
    if (id !== undefined && waiting.has(id)) {
      hostClear(waiting.get(id) as never);
      waiting.delete(id);
    }
  }

  async function idle(): Promise<void> {
    do {
      await turn(host);
    } while (waiting.size > 0);
  }

  return {
    program: {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
    },
    idle,
    clear: () => [...waiting.keys()].forEach(stop),
  };
}

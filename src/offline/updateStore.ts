/** Whether a new version of the site waits to take over; made for `useSyncExternalStore`. */

let ready = false;
const listeners = new Set<() => void>();

export const updateStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => ready,
  /** Says that a new version waits. */
  announce: (): void => {
    ready = true;
    for (const listener of listeners) listener();
  },
};

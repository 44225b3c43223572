/** Store for `useSyncExternalStore`: true if a new version of the site is waiting to activate. */

let ready = false;
const listeners = new Set<() => void>();

export const updateStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => ready,
  /** Called when a new version is waiting. */
  announce: (): void => {
    ready = true;
    for (const listener of listeners) listener();
  },
};

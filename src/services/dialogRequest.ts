/** Store for `useSyncExternalStore`: the element that opened the privacy dialog, or `null` while it's closed. */

let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

export const dialogRequest = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): HTMLElement | null => opener,
  /** Opens the dialog, or closes it with `null`. */
  set: (element: HTMLElement | null): void => {
    opener = element;
    listeners.forEach((listener) => listener());
  },
};

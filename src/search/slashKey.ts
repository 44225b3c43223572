/**
 * Whether the `/` key opens search: it does, until the visitor switches it off. A key without a modifier must be one
 * that can be switched off, because speech input and a slip of the hand press it too (WCAG 2.1.4).
 */

/** Storage key of the choice. Absent unless the key is switched off. */
export const SLASH_KEY_ENTRY = 'search-key';

const OFF = 'off';

const listeners = new Set<() => void>();
/** The choice of this page, where storage is closed. */
let isOffHere = false;

/** Made for `useSyncExternalStore`; no method throws. */
export const slashKey = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  isOn: (): boolean => {
    try {
      return localStorage.getItem(SLASH_KEY_ENTRY) !== OFF;
    } catch {
      return !isOffHere;
    }
  },
  switchTo: (on: boolean): void => {
    isOffHere = !on;
    try {
      if (on) localStorage.removeItem(SLASH_KEY_ENTRY);
      else localStorage.setItem(SLASH_KEY_ENTRY, OFF);
    } catch {
      // Blocked or full: the choice then holds for this page view.
    }
    for (const listener of listeners) listener();
  },
};

/**
 * Setting for the `/` shortcut, which is on by default. Users must be able to turn off a single-character
 * shortcut, because speech input and accidental key presses trigger it (WCAG 2.1.4).
 */

/** Storage key of the setting, which is stored only if the shortcut is off. */
export const SLASH_KEY_ENTRY = 'search-key';

const OFF = 'off';

const listeners = new Set<() => void>();
/** In-memory setting, used if storage is blocked. */
let isOffHere = false;

/** Store for `useSyncExternalStore`. No method throws. */
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
      // If storage is blocked or full, the setting lasts until the page closes.
    }
    for (const listener of listeners) listener();
  },
};

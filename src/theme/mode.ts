import type { StorageManager } from '@mui/system/cssVars';

/** Storage key of the theme preference (specification section 9). */
export const MODE_STORAGE_KEY = 'theme';

export type StoredMode = 'dark' | 'light';

function isStoredMode(value: unknown): value is StoredMode {
  return value === 'dark' || value === 'light';
}

/**
 * MUI's way to the stored theme preference, with three rules of its own: only `dark` and `light` count, anything else is
 * no preference; storage that throws is no error; and nothing but a choice the visitor made is ever written.
 *
 * @param options - the key MUI asks for, and the window whose storage to use
 * @returns reader, writer and subscription for that key; keys other than the preference are not stored at all
 */
export const modeStorageManager: StorageManager = ({ key, storageWindow }) => ({
  get(defaultValue: unknown) {
    if (key !== MODE_STORAGE_KEY) return defaultValue;
    const stored = read(storageWindow);
    return isStoredMode(stored) ? stored : defaultValue;
  },
  set(value: unknown) {
    if (key !== MODE_STORAGE_KEY || !isStoredMode(value)) return;
    try {
      if (storageWindow?.localStorage.getItem(key) !== value) {
        storageWindow?.localStorage.setItem(key, value);
      }
    } catch {
      // Blocked or full storage: the choice then holds for this page view.
    }
  },
  subscribe(handler: (value: unknown) => void) {
    if (key !== MODE_STORAGE_KEY) return () => undefined;
    function onStorage(event: StorageEvent) {
      // A `null` key means another tab cleared the storage.
      if (event.key !== MODE_STORAGE_KEY && event.key !== null) return;
      handler(isStoredMode(event.newValue) ? event.newValue : undefined);
    }
    storageWindow?.addEventListener('storage', onStorage);
    return () => storageWindow?.removeEventListener('storage', onStorage);
  },
});

function read(storageWindow: Window | null | undefined): string | null {
  try {
    return storageWindow?.localStorage.getItem(MODE_STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

/**
 * Shows a mode without asking React: marks the root as MUI does after its render.
 *
 * @param mode - what to show
 */
export function showMode(mode: StoredMode): void {
  const { classList } = document.documentElement;
  classList.remove('dark', 'light');
  classList.add(mode);
}

/**
 * The one inline script of a page. It runs before the first paint, judges the stored preference just as
 * `modeStorageManager` does, and marks the root: `dark` or `light`, and `js` so that controls that need a script show.
 */
export const MODE_SCRIPT = `(function(e,m){try{m=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(_){}if(m!=="dark"&&m!=="light")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.add("js",m)})(document.documentElement)`;

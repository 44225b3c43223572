import type { StorageManager } from '@mui/system/cssVars';

/** Storage key of the theme preference (specification section 9). */
export const MODE_STORAGE_KEY = 'theme';

export type StoredMode = 'dark' | 'light';

function isStoredMode(value: unknown): value is StoredMode {
  return value === 'dark' || value === 'light';
}

/**
 * Connects MUI to the stored theme preference. Only `dark` and `light` are valid; anything else is treated as
 * no preference. Storage errors are ignored, and only explicit choices are written.
 *
 * @param options - the key MUI requests, and the window whose storage to use
 * @returns getter, setter, and subscription for the key; keys other than the preference aren't stored
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
      // Storage is blocked or full: the choice lasts until the page closes.
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
 * Sets a mode without React, by changing the root's class as MUI does after rendering.
 *
 * @param mode - the mode to show
 */
export function showMode(mode: StoredMode): void {
  const { classList } = document.documentElement;
  classList.remove('dark', 'light');
  classList.add(mode);
}

/**
 * Inline script that runs before the first paint. It validates the stored preference with the same rules as
 * `modeStorageManager`, and sets the root's classes: `dark` or `light`, and `js` to show controls that need
 * JavaScript. It reads the preference again when the reader opens a page that the browser rendered ahead of
 * time.
 */
export const MODE_SCRIPT = `(function(d,e){function f(m){try{m=localStorage.getItem(${JSON.stringify(MODE_STORAGE_KEY)})}catch(_){}if(m!=="dark"&&m!=="light")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";e.classList.remove("dark","light");e.classList.add("js",m)}f();if(d.prerendering)d.addEventListener("prerenderingchange",function(){f()})})(document,document.documentElement)`;

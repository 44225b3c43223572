import { mergeProgress, trimProgress } from './mergeProgress';
import { parseProgress, serializeProgress } from './progressCodec';
import { EMPTY_PROGRESS, PROGRESS_KEY, SET_ASIDE_KEY, type Progress } from './progressModel';

/** What the keeper needs of a browser's window. */
export interface ProgressWindow {
  /** Throws where storage is blocked. */
  readonly localStorage: Storage;
  addEventListener: (type: 'storage' | 'pageshow', listener: () => void) => void;
}

/** Holds progress in memory and keeps the entry in storage, and through it the other tabs, in step. */
export interface ProgressKeeper {
  /** The progress as it is now; the same object until it changes. */
  current: () => Progress;
  /** Takes in what other tabs wrote, then what `change` returns, and saves; `undefined` changes nothing. */
  update: (change: (current: Progress) => Progress | undefined) => void;
  /** Deletes everything, in this and in other tabs, and what was set aside. */
  clear: () => void;
  /** Calls `listener` after every change; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Whether stored data that could not be read is under another key, whichever page or tab put it there. */
  hasSetAside: () => boolean;
  /** Whether what is in memory did not get into storage. */
  isUnsaved: () => boolean;
}

/**
 * @param browser - the window, absent where pages are prerendered
 * @returns a keeper that reads storage when it is first asked; none of its methods throws
 */
export function createProgressKeeper(browser: ProgressWindow | undefined): ProgressKeeper {
  const listeners = new Set<() => void>();
  let progress = EMPTY_PROGRESS;
  /** What was in storage when it was last read or written. */
  let stored: string | null = null;
  let isLoaded = false;
  let isUnsaved = false;
  /** Storage holds what this tab can't read, perhaps of a newer form of the site: it is left alone. */
  let isForeign = false;

  /** A stored entry; `undefined` where storage is blocked. */
  function readEntry(key = PROGRESS_KEY): string | null | undefined {
    try {
      return browser?.localStorage.getItem(key);
    } catch {
      return undefined;
    }
  }

  function save(): void {
    isUnsaved = true;
    if (isForeign) return;
    const text = serializeProgress(progress);
    try {
      browser?.localStorage.setItem(PROGRESS_KEY, text);
      stored = text;
      isUnsaved = false;
    } catch {
      // Blocked or full: it stays in memory.
    }
  }

  function load(): void {
    if (isLoaded || !browser) return;
    isLoaded = true;
    const text = readEntry() ?? null;
    if (text !== null) open(text);
    browser.addEventListener('storage', follow);
    // A page that comes back from the browser's cache has missed what other tabs wrote.
    browser.addEventListener('pageshow', follow);
  }

  function follow(): void {
    sync();
    emit();
  }

  function open(text: string): void {
    const parsed = parseProgress(text);
    if (!parsed.ok && parsed.reason === 'newer-version') {
      stored = text;
      isForeign = isUnsaved = true;
    } else if (!parsed.ok) {
      setAside(text);
    } else {
      progress = parsed.progress;
      stored = text;
      if (parsed.dropped > 0) {
        setAside(text);
        save();
      }
    }
  }

  function setAside(text: string): void {
    try {
      // Removed first, so that there is room for it.
      browser?.localStorage.removeItem(PROGRESS_KEY);
      browser?.localStorage.setItem(SET_ASIDE_KEY, text);
    } catch {
      // Nothing more can be done for it.
    }
  }

  /** Takes over what another tab wrote, and puts back what that tab did not know of. */
  function sync(): void {
    const text = readEntry();
    if (text === undefined || text === stored) return;
    stored = text;
    isForeign = isUnsaved = false;
    if (text === null) {
      progress = EMPTY_PROGRESS;
    } else {
      const parsed = parseProgress(text);
      isForeign = !parsed.ok || parsed.dropped > 0;
      if (parsed.ok) progress = mergeProgress(progress, parsed.progress);
      if (serializeProgress(progress) !== text) save();
    }
  }

  function emit(): void {
    listeners.forEach((listener) => listener());
  }

  return {
    current() {
      load();
      return progress;
    },
    update(change) {
      load();
      sync();
      const changed = change(progress);
      if (changed) {
        progress = trimProgress(changed);
        save();
      }
      emit();
    },
    clear() {
      load();
      progress = EMPTY_PROGRESS;
      stored = null;
      isUnsaved = isForeign = false;
      try {
        browser?.localStorage.removeItem(PROGRESS_KEY);
        browser?.localStorage.removeItem(SET_ASIDE_KEY);
      } catch {
        // Where storage is blocked there is nothing to delete.
      }
      emit();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasSetAside() {
      load();
      return typeof readEntry(SET_ASIDE_KEY) === 'string';
    },
    isUnsaved() {
      load();
      return isUnsaved;
    },
  };
}

import { progressStore } from '../../progress/progressStore';
import { STORED } from './texts';

/** An entry as it is in the browser's local storage. */
export interface StoredEntry {
  key: string;
  /** `null` where there is no such entry. */
  text: string | null;
}

/** The site's entries, in the order in which the page names them; `null` where the browser keeps storage closed. */
export type StoredEntries = readonly StoredEntry[] | null;

let latest: StoredEntries = null;

/**
 * Reads the site's entries.
 *
 * @returns the entries; the same object as before if nothing has changed
 */
export function readStoredEntries(): StoredEntries {
  // Progress that can't be read is set aside when it is first asked for; only then the entries are what they will be.
  progressStore.getSnapshot();
  const entries = readAll();
  const isSame = entries?.every(({ text }, index) => text === latest?.[index]?.text);
  if (!isSame) latest = entries;
  return latest;
}

function readAll(): StoredEntries {
  try {
    return STORED.map(({ key }) => ({ key, text: localStorage.getItem(key) }));
  } catch {
    return null;
  }
}

/**
 * Follows the site's entries: progress in this tab, and everything in other tabs.
 *
 * @param listener - called after each change
 * @returns the way to stop that
 */
export function watchStoredEntries(listener: () => void): () => void {
  const stop = progressStore.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Removes all of the site's entries, here and in other tabs. Does not throw. */
export function deleteStoredEntries(): void {
  try {
    STORED.forEach(({ key }) => localStorage.removeItem(key));
  } catch {
    // Where storage is closed there is nothing to delete.
  }
  // Last, because it tells this page that the entries have changed.
  progressStore.clear();
}

import { keptPlanStore } from '../../programs/planner/storage/keptPlanStore';
import { AREA_NAMES, AREAS } from '../transfer/areas';
import { inSlices, nextTask } from '../transfer/inSlices';
import { watchAreas } from '../transfer/watchAreas';
import { STORED, type StoredRow } from './storedRows';

/** A local storage entry. */
export interface StoredEntry {
  key: string;
  text: string;
}

/** The site's entries, grouped like `STORED`; `null` if storage is blocked. */
export type StoredEntries = readonly (readonly StoredEntry[])[] | null;

/** Debounce delay for changes, in ms, because reading every entry is slow, and an import writes thousands. */
const PAUSE = 50;

const listeners = new Set<() => void>();
let latest: StoredEntries | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the entries from the last read; `undefined` if there are no subscribers or nothing has been read
 * yet.
 */
export function storedEntries(): StoredEntries | undefined {
  return latest;
}

/** Schedules a debounced read of all entries. */
export function noteChange(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void readSoon(), PAUSE);
}

/** Yields between steps so that input isn't blocked. */
async function readSoon(): Promise<void> {
  // The first read quarantines unreadable entries, so it has to come before listing them.
  for (const name of AREA_NAMES) {
    AREAS[name].entries();
    await nextTask();
  }
  if (listeners.size === 0) return;
  latest = readAll();
  listeners.forEach((listener) => listener());
}

function readAll(): StoredEntries {
  try {
    const rows = STORED.map((): StoredEntry[] => []);
    for (const key of Object.keys(localStorage).sort()) {
      const index = STORED.findIndex((row) => isIn(row, key));
      const text = index < 0 ? null : localStorage.getItem(key);
      if (text !== null) rows[index]?.push({ key, text });
    }
    return rows;
  } catch {
    return null;
  }
}

function isIn({ name, isArea }: StoredRow, key: string): boolean {
  return isArea ? key.startsWith(name) : key === name;
}

/**
 * Subscribes to changes to the site's entries, in this tab and in others.
 *
 * @param listener - called after each change
 * @returns an unsubscribe function
 */
export function watchStoredEntries(listener: () => void): () => void {
  const stop = watchAreas(noteChange);
  window.addEventListener('storage', noteChange);
  listeners.add(listener);
  noteChange();
  return () => {
    stop();
    window.removeEventListener('storage', noteChange);
    listeners.delete(listener);
    if (listeners.size === 0) latest = undefined;
  };
}

/**
 * Deletes all of the site's entries, in slices so that input isn't blocked. Never rejects.
 *
 * @param spared - key of the backup to keep
 */
export async function deleteStoredEntries(spared?: string): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key !== spared && STORED.some((row) => isIn(row, key)),
    );
    await inSlices(keys, (key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked, so there's nothing to delete.
  }
  keptPlanStore.keep(null);
  // Runs last, because clearing the stores notifies subscribers on this page.
  for (const name of AREA_NAMES) AREAS[name].clear();
}

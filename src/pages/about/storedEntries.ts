import { keptPlanStore } from '../programs/planner/keptPlanStore';
import { STORED, type StoredRow } from './aboutTexts';
import { AREA_NAMES, AREAS } from './transfer/areas';
import { inSlices, nextTask } from './transfer/inSlices';
import { watchAreas } from './transfer/watchAreas';

/** An entry as it is in the browser's local storage. */
export interface StoredEntry {
  key: string;
  text: string;
}

/** The site's entries, by the rows in which the page names them; `null` where the browser keeps storage closed. */
export type StoredEntries = readonly (readonly StoredEntry[])[] | null;

/** Changes that follow each other sooner are told of as one: reading all entries takes long, and an import is thousands, ms. */
const PAUSE = 50;

const listeners = new Set<() => void>();
let latest: StoredEntries | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** @returns the entries as they were read last; `undefined` as long as nobody follows them, or they are not read yet */
export function storedEntries(): StoredEntries | undefined {
  return latest;
}

/** Says that an entry has changed. All of them are read after a pause. */
export function noteChange(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void readSoon(), PAUSE);
}

/** Reads in several steps, so that pressing and scrolling go on between them. */
async function readSoon(): Promise<void> {
  // The first read moves entries that can't be read, so it comes before listing them.
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
 * Follows the site's entries: the reader's work in this tab, and everything in other tabs.
 *
 * @param listener - called after each change
 * @returns the way to stop that
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
 * Removes all of the site's entries, here and in other tabs, a little at a time. Does not reject.
 *
 * @param spared - key of an entry that stays: the copy that brings all of it back
 */
export async function deleteStoredEntries(spared?: string): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key !== spared && STORED.some((row) => isIn(row, key)),
    );
    await inSlices(keys, (key) => localStorage.removeItem(key));
  } catch {
    // Where storage is closed there is nothing to delete.
  }
  keptPlanStore.keep(null);
  // Last, because they tell this page that the entries have changed.
  for (const name of AREA_NAMES) AREAS[name].clear();
}

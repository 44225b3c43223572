import { hashText } from '../../../progress/entries/hashText';
import { COPIES_PREFIX, isOldCopy } from '../../../progress/entries/copyKeys';
import { inSlices, nextTask } from './inSlices';

/** The action the backup was made for. */
export type Act = 'import' | 'delete' | 'restore';

/**
 * Backup of one entry: its text before the action (`null` if it didn't exist), and the hash of its text after
 * the action (`null` if the action deleted it).
 */
type Before = readonly [key: string, text: string | null, after: string | null];

/** Backup that undoes an import, a deletion, or a restore. */
export interface Copy {
  /** Local storage key of the backup. */
  key: string;
  act: Act;
  at: number;
}

/** A pending write to local storage; `null` text removes the key. */
export interface Write {
  key: string;
  text: string | null;
}

/** Limits of all backups together. The latest one stays whatever its size. */
export const MAX_COPIES = 10;
/** In characters. Browsers let a site store about five million. */
export const MAX_COPIES_SIZE = 1_000_000;

export type UndoResult = 'undone' | 'no-room' | 'gone';

/**
 * Backs up the entries that an action is about to change.
 *
 * @param act - the action
 * @param writes - the changes it will make
 * @param now - current time, ms since 1970
 * @returns the backup; `null` if there's no room; `undefined` if there's nothing to back up
 */
export async function makeCopy(
  act: Act,
  writes: readonly Write[],
  now: number,
): Promise<Copy | null | undefined> {
  if (writes.length === 0) return undefined;
  try {
    const list: Before[] = [];
    await inSlices(writes, ({ key, text }) => {
      list.push([key, localStorage.getItem(key), text === null ? null : hashText(text)]);
    });
    await nextTask();
    // Random, because another tab can make a copy at the same time.
    const key = `${COPIES_PREFIX}${now}-${act}-${Math.random().toString(36).slice(2)}`;
    localStorage.setItem(key, JSON.stringify(list));
    deleteExcess(key);
    return { key, act, at: now };
  } catch {
    return null;
  }
}

/** Deletes the oldest backups over the limits, except for one. */
function deleteExcess(spared: string): void {
  const others = Object.keys(localStorage)
    .flatMap((key) => (key === spared ? [] : (copyIn(key) ?? [])))
    .sort((a, b) => b.at - a.at);
  const sizeOf = (key: string) => key.length + (localStorage.getItem(key) ?? '').length;
  let count = 1;
  let size = sizeOf(spared);
  for (const copy of others) {
    count++;
    size += sizeOf(copy.key);
    if (count > MAX_COPIES || size > MAX_COPIES_SIZE) deleteCopy(copy);
  }
}

/**
 * Restores the entries in a backup and deletes the backup. Skips entries that changed after the action.
 *
 * @param copy - the backup
 * @returns 'no-room' if some entries didn't fit (they stay in the backup), 'gone' if the backup no longer
 *   exists
 */
export async function undo({ key }: Copy): Promise<UndoResult> {
  try {
    let left = readCopy(localStorage.getItem(key));
    if (!left) return 'gone';
    for (;;) {
      const full: Before[] = [];
      await inSlices(left, (entry) => {
        if (!putBack(entry)) full.push(entry);
      });
      if (full.length === 0) break;
      // Removing restored entries from the backup frees space for the remaining ones.
      localStorage.setItem(key, JSON.stringify(full));
      if (full.length === left.length) return 'no-room';
      left = full;
    }
    localStorage.removeItem(key);
    return 'undone';
  } catch {
    return 'no-room';
  }
}

/** Deletes expired backups. */
export function deleteOldCopies(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isOldCopy(key, now)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there are no backups.
  }
}

/** Deletes a backup before it expires. */
export function deleteCopy({ key }: Copy): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there are no backups.
  }
}

/** Parses the key of a backup. Returns `undefined` for other keys. */
export function copyIn(key: string): Copy | undefined {
  if (!key.startsWith(COPIES_PREFIX)) return undefined;
  const [at = '', act = ''] = key.slice(COPIES_PREFIX.length).split('-');
  return /^\d+$/.test(at) && ['import', 'delete', 'restore'].includes(act)
    ? { key, act: act as Act, at: Number(at) }
    : undefined;
}

function putBack([key, text, after]: Before): boolean {
  const current = localStorage.getItem(key);
  const isChanged = (current === null ? null : hashText(current)) !== after;
  if (isChanged) return true;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses a backup and drops malformed items. Doesn't restrict the keys: only this site writes backups. */
function readCopy(text: string | null): Before[] | null {
  const data: unknown = JSON.parse(text ?? 'null');
  return Array.isArray(data) ? data.filter(isBefore) : null;
}

function isBefore(value: unknown): value is Before {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    [value[1], value[2]].every((text) => text === null || typeof text === 'string')
  );
}

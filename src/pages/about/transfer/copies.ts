import { hashText } from '../../../progress/entries/hashText';
import { COPIES_PREFIX, isOldCopy } from '../../../progress/entries/copyKeys';
import { inSlices, nextTask } from './inSlices';

/** The action the backup was made for. */
export type Act = 'import' | 'delete' | 'restore';

/** What was under a key before, and the hash of what the act put there; `null` for nothing. */
type Before = readonly [key: string, text: string | null, after: string | null];

/** What brings back what an act took away or changed. */
export interface Copy {
  /** Of the browser's storage. */
  key: string;
  act: Act;
  at: number;
}

/** What an act is going to put under a key; `null` to remove it. */
export interface Write {
  key: string;
  text: string | null;
}

export type UndoResult = 'undone' | 'no-room' | 'gone';

/**
 * Makes a copy of what an act is about to change.
 *
 * @param act - what is to be done
 * @param writes - what it puts where
 * @param now - the device's clock
 * @returns the copy; `null` where there is no room for it, and nothing where there is nothing to copy
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
    let at = now;
    while (localStorage.getItem(keyOf(at, act)) !== null) at++;
    localStorage.setItem(keyOf(at, act), JSON.stringify(list));
    return { key: keyOf(at, act), act, at };
  } catch {
    return null;
  }
}

/**
 * Puts back what a copy holds, and deletes it. What was changed again since the act stays as it is.
 *
 * @param copy - of an act
 * @returns how it went; what found no room is still in the copy
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
      // What is back makes room for the rest.
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

/** Deletes the copies whose time is over. */
export function deleteOldCopies(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isOldCopy(key, now)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is closed there are none.
  }
}

/** Deletes a copy before its time. */
export function deleteCopy({ key }: Copy): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is closed there is none.
  }
}

function keyOf(at: number, act: Act): string {
  return `${COPIES_PREFIX}${at}-${act}`;
}

/** @returns the copy that a key of the browser's storage is of */
export function copyIn(key: string): Copy | undefined {
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

/** Nothing of the text is trusted but that it names keys: those of a copy are of this site. */
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

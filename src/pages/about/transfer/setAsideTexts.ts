import { isObject, isTime } from '../../../progress/readEntries';
import { AREA_NAMES, AREAS } from './areas';
import { makeCopy } from './copies';
import { rereadAll } from './everything';
import { type Offer } from './readFile';

/** A text that could not be read where it was found. */
export interface SetAsideText {
  /** Its own key. */
  key: string;
  /** The key under which it was found. */
  from: string;
  text: string;
  at: number;
}

/** `restored`: what can be read of it is back; `unreadable`: nothing of it can. */
export type RestoreResult = 'restored' | 'unreadable' | 'no-room';

/**
 * Puts back what can be read of a text: entries that are not here. A text of which nothing can be read stays set aside.
 *
 * @param found - the text
 * @param now - the device's clock
 */
export async function restoreSetAside(
  { from, text, key }: SetAsideText,
  now: number,
): Promise<RestoreResult> {
  const offers = offersIn(from, text);
  const missing = offers.filter(
    ({ area, kind, id }) => AREAS[area].entries()[kind]?.get(id) === undefined,
  );
  if (offers.length === 0) return 'unreadable';
  const writes = missing.map(({ area, kind, id, value }) => ({
    key: AREAS[area].keyOf(kind, id),
    text: JSON.stringify(value),
  }));
  const copy = await makeCopy('restore', [...writes, { key, text: null }], now);
  if (copy === null) return 'no-room';
  for (const { area, ...entry } of missing) AREAS[area].add([entry]);
  removeKey(key);
  await rereadAll();
  return 'restored';
}

/** Deletes a text for good, also where it was found, unless there is something else by now. */
export async function deleteSetAside({ key, from, text }: SetAsideText): Promise<void> {
  removeKey(key);
  removeKey(from, text);
  await rereadAll();
}

/** @param only - removes it only where this is what it holds */
function removeKey(key: string, only?: string): void {
  try {
    if (only === undefined || localStorage.getItem(key) === only) localStorage.removeItem(key);
  } catch {
    // Where storage is closed there is none.
  }
}

/** @returns the text in an entry of the browser's storage */
export function readSetAside({ key, text: stored }: { key: string; text: string }): SetAsideText {
  const data = parseJson(stored);
  return isObject(data) &&
    typeof data.key === 'string' &&
    typeof data.text === 'string' &&
    isTime(data.at)
    ? { key, from: data.key, text: data.text, at: data.at }
    : { key, from: key, text: stored, at: 0 };
}

/** What can be read of a text now, by the key under which it was found. */
function offersIn(from: string, text: string): Offer[] {
  return AREA_NAMES.flatMap((area) => {
    const kind = Object.keys(AREAS[area].kinds).find((name) =>
      from.startsWith(AREAS[area].keyOf(name, '')),
    );
    if (kind === undefined) return [];
    const id = from.slice(AREAS[area].keyOf(kind, '').length);
    const value = AREAS[area].kinds[kind]?.read(parseJson(text));
    return value === undefined ? [] : [{ area, kind, id, value }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

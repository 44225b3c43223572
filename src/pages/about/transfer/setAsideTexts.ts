import { isObject, isTime } from '../../../progress/readEntries';
import { AREA_NAMES, AREAS } from './areas';
import { makeCopy } from './copies';
import { rereadAll } from './everything';
import { type Offer } from './readFile';

/** Quarantined text: an entry that couldn't be read. */
export interface SetAsideText {
  /** Key of the quarantined copy. */
  key: string;
  /** Original key. */
  from: string;
  text: string;
  at: number;
}

/**
 * `restored` if any of the text was readable, `unreadable` if none of it was, `no-room` if storage is full.
 */
export type RestoreResult = 'restored' | 'unreadable' | 'no-room';

/**
 * Restores the readable entries in quarantined text, unless they already exist. Unreadable text stays in
 * quarantine.
 *
 * @param found - the text
 * @param now - current time, ms since 1970
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

/** Deletes quarantined text, and the original entry if it's unchanged. */
export async function deleteSetAside({ key, from, text }: SetAsideText): Promise<void> {
  removeKey(key);
  removeKey(from, text);
  await rereadAll();
}

/**
 * @param only - if set, removes the key only if its value equals this text
 */
function removeKey(key: string, only?: string): void {
  try {
    if (only === undefined || localStorage.getItem(key) === only) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there's nothing to remove.
  }
}

/** Parses a quarantine entry. */
export function readSetAside({ key, text: stored }: { key: string; text: string }): SetAsideText {
  const data = parseJson(stored);
  return isObject(data) &&
    typeof data.key === 'string' &&
    typeof data.text === 'string' &&
    isTime(data.at)
    ? { key, from: data.key, text: data.text, at: data.at }
    : { key, from: key, text: stored, at: 0 };
}

/**
 * Returns the entries that can be read from quarantined text. The text's original key determines their type
 * and id.
 */
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

import { watchUnsavedWork } from '../../site/unsavedWork';
import type { Entries, EntryChange, EntryKind, EntryKinds } from './entryKinds';
import { entriesBeyond } from './limits';
import { quarantineText } from './quarantine';
import { isOldCopy } from './copyKeys';
import { QUARANTINE_PREFIX, storageKey } from './storageKeys';
import { ageOrder } from './times';

/** The part of `window` that the store uses. */
export interface StoreWindow {
  /** Throws if storage is blocked. */
  readonly localStorage: Storage;
  addEventListener: (
    type: 'storage' | 'focus' | 'pageshow' | 'visibilitychange',
    listener: (event: Event) => void,
  ) => void;
  requestAnimationFrame: (paint: () => void) => number;
}

export interface EntryStoreOptions<S> {
  /** First segment of each storage key, `<namespace>/<kind>/<id>`. */
  namespace: string;
  kinds: EntryKinds<S>;
}

/** In-memory entries, each synced with its own storage key and, through it, with other tabs. */
export interface EntryStore<S> {
  /** Returns the current entries. The object stays the same until they change. */
  current: () => Entries<S>;
  /** Rereads one entry from storage, and returns it. */
  readThrough: <K extends keyof S & string>(kind: K, id: string) => S[K] | undefined;
  /** Writes only the given entries. */
  update: (changes: readonly EntryChange<S>[]) => void;
  /** Deletes all entries and quarantined text, in this tab and others. */
  clear: () => void;
  /** Rereads storage after other code in this tab has written to it. */
  reread: () => void;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** True if this tab or any other has quarantined unreadable text. */
  hasQuarantined: () => boolean;
  /** True if the entry with this key exists only in memory; without a key, if any does. */
  isUnsaved: (key?: string) => boolean;
  /** Returns an entry's storage key. */
  keyOf: (kind: keyof S & string, id: string) => string;
}

/** Maximum number of failed writes to retry with each change. */
const MAX_RETRIES = 20;

/**
 * Creates a store that reads storage on first use. None of its methods throws.
 *
 * @param browser - the window; `undefined` while prerendering
 * @param options - namespace and kinds of the entries
 * @param now - the device's clock, in ms since 1970
 */
export function createEntryStore<S extends object>(
  browser: StoreWindow | undefined,
  { namespace, kinds }: EntryStoreOptions<S>,
  now: () => number,
): EntryStore<S> {
  const prefix = storageKey(`${namespace}/`);
  const quarantinePrefix = `${QUARANTINE_PREFIX}${namespace}/`;
  const kindOf = (name: string) =>
    Object.hasOwn(kinds, name) ? (kinds[name as keyof S] as EntryKind<unknown>) : undefined;
  const listeners = new Set<() => void>();
  /** Keys of entries that are in memory but not in storage. */
  const unsaved = new Set<string>();
  /**
   * Stored texts of removed entries, by key. They stay in storage until what was written along with the
   * removal is stored, so that a failed write never costs an entry that was saved before.
   */
  const removed = new Map<string, string | null | undefined>();
  /** Ids of the entries written since limits were last checked, by kind. */
  const written = new Map<string, Set<string>>();
  /** Keys that changed in other tabs since the last frame. A `null` key means all of storage. */
  const changed = new Set<string | null>();
  /**
   * Kinds whose maps can be changed in place instead of copied, because `current` hasn't returned them
   * yet.
   */
  const mutableKinds = new Set<string>();
  let maps: Readonly<Record<string, ReadonlyMap<string, unknown>>> = emptyMaps();
  let isLoaded = false;
  let isQuarantined = false;
  if (browser) watchUnsavedWork(() => unsaved.size > 0);

  function emptyMaps(): Record<string, Map<string, unknown>> {
    return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map()]));
  }

  const keyOf = (kind: string, id: string) => `${prefix}${kind}/${id}`;

  /**
   * Parses a key into kind and id. Returns `undefined` for other keys and for kinds from newer versions of
   * the site.
   */
  function nameIn(key: string): [string, string] | undefined {
    if (!key.startsWith(prefix)) return undefined;
    const slash = key.indexOf('/', prefix.length);
    const kind = key.slice(prefix.length, Math.max(slash, prefix.length));
    return kindOf(kind) ? [kind, key.slice(slash + 1)] : undefined;
  }

  /** Returns the stored text, `null` if there isn't one, or `undefined` if storage is blocked. */
  function textAt(key: string): string | null | undefined {
    try {
      return browser?.localStorage.getItem(key);
    } catch {
      return undefined;
    }
  }

  /** Removes a key from storage. Returns false if storage is blocked. */
  function erase(key: string): boolean {
    try {
      browser?.localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  }

  function valueIn(kind: string, text: string): unknown {
    try {
      return kindOf(kind)?.read(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  function quarantine(key: string, text: string): boolean {
    isQuarantined = true;
    return browser
      ? quarantineText(browser.localStorage, namespace, { key, text, at: now() })
      : false;
  }

  function assign(kind: string, id: string, value: unknown): void {
    if (!mutableKinds.has(kind)) maps = { ...maps, [kind]: new Map(maps[kind]) };
    mutableKinds.add(kind);
    const map = maps[kind] as Map<string, unknown>;
    if (value === undefined) map.delete(id);
    else map.set(id, value);
  }

  /**
   * Writes one entry from memory to storage. Unreadable text under its key is quarantined first; if that
   * fails, the entry isn't written.
   */
  function write(kind: string, id: string): boolean {
    const key = keyOf(kind, id);
    try {
      const text = textAt(key);
      const isReadable = typeof text !== 'string' || valueIn(kind, text) !== undefined;
      if (!isReadable && !quarantine(key, String(text))) throw new Error('Storage is full.');
      browser?.localStorage.setItem(key, JSON.stringify(maps[kind]?.get(id)));
      unsaved.delete(key);
      written.set(kind, (written.get(kind) ?? new Set()).add(id));
      return true;
    } catch {
      // Storage is blocked or full: keep the entry in memory.
      unsaved.add(key);
      return false;
    }
  }

  /** Removes one entry, from storage only if `isNow` is set. */
  function remove(kind: string, id: string, isNow: boolean): void {
    const key = keyOf(kind, id);
    assign(kind, id, undefined);
    unsaved.delete(key);
    if (!isNow || !erase(key)) removed.set(key, textAt(key));
  }

  function load(): void {
    if (isLoaded || !browser) return;
    isLoaded = true;
    readAll();
    browser.addEventListener('storage', (event) => hear((event as StorageEvent).key));
    // Events get lost while the page is in the back/forward cache, and in browsers that pause hidden pages.
    for (const type of ['focus', 'visibilitychange', 'pageshow'] as const) {
      browser.addEventListener(type, (event) => {
        // Also dispatched after each load, which has just read everything.
        if ((event as Partial<PageTransitionEvent>).persisted !== false) hear(null);
      });
    }
  }

  function storedKeys(): string[] | undefined {
    try {
      return Object.keys(browser?.localStorage ?? {});
    } catch {
      return undefined;
    }
  }

  function readAll(): void {
    const keys = storedKeys();
    if (!keys) return;
    isQuarantined = false;
    for (const key of keys) {
      if (key.startsWith(quarantinePrefix)) isQuarantined = true;
      else if (isOldCopy(key, now())) erase(key);
      else follow(key);
    }
    const stored = new Set(keys);
    for (const kind of Object.keys(maps)) {
      for (const id of maps[kind]?.keys() ?? []) {
        if (!stored.has(keyOf(kind, id))) refresh(kind, id);
      }
    }
  }

  function isAnyStored(): boolean {
    return storedKeys()?.some((key) => nameIn(key)) ?? false;
  }

  function sizeOf(): number {
    return Object.values(maps).reduce((sum, { size }) => sum + size, 0);
  }

  function isNewer(kind: string, local: unknown, stored: unknown): boolean {
    const { timeOf, isFirst } = kindOf(kind) as EntryKind<unknown>;
    const [localTime, storedTime] = [local, stored].map((value) => ageOrder(timeOf(value), now()));
    return isFirst
      ? Number(localTime) < Number(storedTime)
      : Number(localTime) > Number(storedTime);
  }

  /** Rereads one entry from storage, to pick up changes from other tabs. */
  function refresh(kind: string, id: string): void {
    const key = keyOf(kind, id);
    const text = textAt(key);
    const local = maps[kind]?.get(id);
    if (text === undefined || text === removed.get(key)) return;
    removed.delete(key);
    if (text === null) {
      if (local === undefined || unsaved.has(key)) return;
      assign(kind, id, undefined);
      if (unsaved.size > 0 && unsaved.size === sizeOf() && !isAnyStored()) dropUnsaved();
      return;
    }
    if (text === JSON.stringify(local)) {
      unsaved.delete(key);
      return;
    }
    const value = valueIn(kind, text);
    if (value === undefined) {
      // The unreadable text stays in place, because another tab might still have the entry in memory. This
      // tab's copy replaces it, because it might be the only good one.
      quarantine(key, text);
      if (local !== undefined) write(kind, id);
    } else if (!unsaved.has(key) || !isNewer(kind, local, value)) {
      unsaved.delete(key);
      assign(kind, id, value);
    }
  }

  /** Drops unsaved entries once another tab has deleted all stored entries. */
  function dropUnsaved(): void {
    for (const key of unsaved) {
      const name = nameIn(key);
      if (name) assign(...name, undefined);
    }
    unsaved.clear();
  }

  /** Notes a change in another tab, which is read with all others before the next frame. */
  function hear(key: string | null): void {
    if (key !== null && !key.startsWith(prefix) && !key.startsWith(quarantinePrefix)) return;
    if (changed.size === 0) browser?.requestAnimationFrame(catchUp);
    changed.add(key);
  }

  function catchUp(): void {
    const keys = [...changed];
    changed.clear();
    // Only all keys together say whether some text is still in quarantine.
    if (keys.some((key) => key === null || key.startsWith(quarantinePrefix))) readAll();
    else keys.forEach((key) => follow(String(key)));
    settle();
    emit();
  }

  function follow(key: string): void {
    const name = nameIn(key);
    if (name) refresh(...name);
  }

  function reread(): void {
    if (isLoaded) readAll();
    settle();
    emit();
  }

  function trim(kind: string, written: ReadonlySet<string>): void {
    const map = maps[kind];
    const limits = kindOf(kind);
    if (!map || !limits) return;
    for (const id of entriesBeyond(map, limits, written, now())) {
      const before = maps[kind]?.get(id);
      refresh(kind, id);
      // Another tab has just changed the entry, so it's no longer the oldest.
      if (maps[kind]?.get(id) === before) remove(kind, id, true);
    }
  }

  /** Retries what failed, then makes room. */
  function settle(): void {
    for (const key of [...unsaved].slice(0, MAX_RETRIES)) {
      // Another tab might have changed the entry in the meantime.
      follow(key);
      const name = nameIn(key);
      if (name && unsaved.has(key)) write(...name);
    }
    if (unsaved.size > 0) return;
    for (const key of [...removed.keys()]) {
      follow(key);
      if (removed.has(key) && erase(key)) removed.delete(key);
    }
    written.forEach((ids, kind) => trim(kind, ids));
    written.clear();
  }

  function emit(): void {
    listeners.forEach((listener) => listener());
  }

  return {
    current() {
      load();
      mutableKinds.clear();
      return maps as Entries<S>;
    },
    readThrough(kind, id) {
      load();
      if (browser) refresh(kind, id);
      return maps[kind]?.get(id) as S[typeof kind] | undefined;
    },
    update(changes) {
      load();
      let isStored = true;
      for (const { kind, id, value } of changes) {
        if (value === undefined) continue;
        assign(kind, id, value);
        isStored = write(kind, id) && isStored;
      }
      for (const { kind, id, value } of changes) {
        if (value === undefined) remove(kind, id, isStored);
      }
      settle();
      emit();
    },
    clear() {
      load();
      for (const key of storedKeys() ?? []) {
        if (nameIn(key) || key.startsWith(quarantinePrefix)) erase(key);
      }
      maps = emptyMaps();
      mutableKinds.clear();
      unsaved.clear();
      removed.clear();
      isQuarantined = false;
      emit();
    },
    reread,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasQuarantined() {
      load();
      return isQuarantined;
    },
    isUnsaved(key) {
      load();
      return key ? unsaved.has(key) : unsaved.size + removed.size > 0;
    },
    keyOf,
  };
}

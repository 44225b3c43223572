import type { Entries, EntryChange, EntryKind, EntryKinds } from './entryKinds';
import { entriesBeyond } from './limits';
import { quarantineText } from './quarantine';
import { isOldCopy } from './copyKeys';
import { QUARANTINE_PREFIX, storageKey } from './storageKeys';
import { ageOrder } from './times';

/** What the store needs of a browser's window. */
export interface StoreWindow {
  /** Throws where storage is blocked. */
  readonly localStorage: Storage;
  addEventListener: (type: 'storage' | 'pageshow', listener: (event: Event) => void) => void;
}

/** What is kept in a namespace of the browser's storage. */
export interface EntryStoreOptions<S> {
  /** Its name; keys are made of it, a kind's name and an id. */
  namespace: string;
  kinds: EntryKinds<S>;
}

/** Holds entries in memory, each in step with one of its own in storage, and through it with the other tabs. */
export interface EntryStore<S> {
  /** What is kept now; the same object until it changes. */
  current: () => Entries<S>;
  /** One entry, read from storage now. */
  readThrough: <K extends keyof S & string>(kind: K, id: string) => S[K] | undefined;
  /** Changes these entries and no others. */
  update: (changes: readonly EntryChange<S>[]) => void;
  /** Deletes everything, in this and in other tabs, and what was quarantined. */
  clear: () => void;
  /** Reads everything anew, after somebody else in this tab has written to storage. */
  reread: () => void;
  /** Calls `listener` after every change; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Whether texts that could not be read are quarantined, whichever page or tab found them. */
  hasQuarantined: () => boolean;
  /** Whether something of what is in memory did not get into storage. */
  isUnsaved: () => boolean;
  /** Key of an entry. */
  keyOf: (kind: keyof S & string, id: string) => string;
}

/** Writes that are tried again at the next change, when storage was full. */
const MAX_RETRIES = 20;

/**
 * @param browser - the window, absent where pages are prerendered
 * @param options - what is kept
 * @param now - the device's clock
 * @returns a store that reads storage when it is first asked; none of its methods throws
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
  /** Keys of what is in memory only. */
  const unsaved = new Set<string>();
  /** Kinds whose maps nobody has been given yet, so that they can be changed. */
  const own = new Set<string>();
  let maps: Readonly<Record<string, ReadonlyMap<string, unknown>>> = emptyMaps();
  let isLoaded = false;
  let isQuarantined = false;

  function emptyMaps(): Record<string, Map<string, unknown>> {
    return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map()]));
  }

  const keyOf = (kind: string, id: string) => `${prefix}${kind}/${id}`;

  /** Kind and id that a key names; `undefined` for what is not an entry, or one of a later form of the site. */
  function nameIn(key: string): [string, string] | undefined {
    if (!key.startsWith(prefix)) return undefined;
    const slash = key.indexOf('/', prefix.length);
    const kind = key.slice(prefix.length, Math.max(slash, prefix.length));
    return kindOf(kind) ? [kind, key.slice(slash + 1)] : undefined;
  }

  /** A stored text; `undefined` where storage is blocked. */
  function textAt(key: string): string | null | undefined {
    try {
      return browser?.localStorage.getItem(key);
    } catch {
      return undefined;
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
    if (!own.has(kind)) maps = { ...maps, [kind]: new Map(maps[kind]) };
    own.add(kind);
    const map = maps[kind] as Map<string, unknown>;
    if (value === undefined) map.delete(id);
    else map.set(id, value);
  }

  /** Writes one entry as it is in memory. What is under its key and can't be read is quarantined first, or else left there. */
  function write(kind: string, id: string): boolean {
    const key = keyOf(kind, id);
    const value = maps[kind]?.get(id);
    try {
      const text = textAt(key);
      const isLegible = typeof text !== 'string' || valueIn(kind, text) !== undefined;
      if (!isLegible && !quarantine(key, String(text))) throw new Error('full');
      if (value === undefined) browser?.localStorage.removeItem(key);
      else browser?.localStorage.setItem(key, JSON.stringify(value));
      unsaved.delete(key);
      return true;
    } catch {
      // Blocked or full: it stays in memory.
      unsaved.add(key);
      return false;
    }
  }

  function load(): void {
    if (isLoaded || !browser) return;
    isLoaded = true;
    readAll();
    browser.addEventListener('storage', (event) => follow((event as StorageEvent).key));
    browser.addEventListener('pageshow', (event) => {
      // A page that comes back from the browser's cache has missed what was written and deleted.
      if ((event as PageTransitionEvent).persisted) reread();
    });
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
    const stored = emptyMaps();
    let count = 0;
    isQuarantined = false;
    for (const key of keys) {
      const name = nameIn(key);
      if (key.startsWith(quarantinePrefix)) isQuarantined = true;
      else if (isOldCopy(key, now())) browser?.localStorage.removeItem(key);
      const text = name ? textAt(key) : null;
      if (!name || typeof text !== 'string') continue;
      const value = valueIn(name[0], text);
      count++;
      if (value !== undefined) {
        stored[name[0]]?.set(name[1], value);
        continue;
      }
      // It stays where it is: another tab may have a good copy.
      quarantine(key, text);
    }
    // Where all is gone somebody has deleted it, and what this tab could not save goes with it.
    if (count === 0 && unsaved.size < sizeOf()) unsaved.clear();
    for (const key of unsaved) {
      const [kind, id] = nameIn(key) ?? ['', ''];
      stored[kind]?.set(id, maps[kind]?.get(id));
    }
    maps = stored;
    Object.keys(kinds).forEach((kind) => own.add(kind));
  }

  function sizeOf(): number {
    return Object.values(maps).reduce((sum, { size }) => sum + size, 0);
  }

  function isNewer(kind: string, one: unknown, other: unknown): boolean {
    const { timeOf, isFirst } = kindOf(kind) as EntryKind<unknown>;
    const [time, against] = [one, other].map((value) => ageOrder(timeOf(value), now()));
    return isFirst ? Number(time) < Number(against) : Number(time) > Number(against);
  }

  /** Takes in what another tab did to one entry. */
  function refresh(kind: string, id: string): void {
    const key = keyOf(kind, id);
    const text = textAt(key);
    const here = maps[kind]?.get(id);
    if (text === undefined) return;
    if (text === null) {
      if (here === undefined || unsaved.has(key)) return;
      assign(kind, id, undefined);
      if (unsaved.size > 0 && unsaved.size === sizeOf()) forgetUnsaved();
      return;
    }
    if (text === JSON.stringify(here)) {
      unsaved.delete(key);
      return;
    }
    const value = valueIn(kind, text);
    if (value === undefined) {
      quarantine(key, text);
      // The good copy of this tab may be the only one.
      if (here !== undefined) write(kind, id);
    } else if (!unsaved.has(key) || !isNewer(kind, here, value)) {
      unsaved.delete(key);
      assign(kind, id, value);
    }
  }

  /** What was stored has been deleted, entry by entry: so is the rest. */
  function forgetUnsaved(): void {
    for (const key of unsaved) {
      const name = nameIn(key);
      if (name) assign(...name, undefined);
    }
    unsaved.clear();
  }

  function follow(key: string | null): void {
    const name = key === null ? undefined : nameIn(key);
    if (key === null) readAll();
    else if (name) refresh(...name);
    else if (key.startsWith(quarantinePrefix))
      isQuarantined = storedKeys()?.some((one) => one.startsWith(quarantinePrefix)) ?? false;
    else return;
    emit();
  }

  function reread(): void {
    if (isLoaded) readAll();
    emit();
  }

  function trim(kind: string, written: ReadonlySet<string>): void {
    const map = maps[kind];
    const limits = kindOf(kind);
    if (!map || !limits) return;
    for (const id of entriesBeyond(map, limits, written, now())) {
      const before = maps[kind]?.get(id);
      refresh(kind, id);
      // Another tab has just changed it, so it is not the oldest any more.
      if (maps[kind]?.get(id) !== before) continue;
      assign(kind, id, undefined);
      write(kind, id);
    }
  }

  function emit(): void {
    listeners.forEach((listener) => listener());
  }

  return {
    current() {
      load();
      own.clear();
      return maps as Entries<S>;
    },
    readThrough(kind, id) {
      load();
      if (browser) refresh(kind, id);
      return maps[kind]?.get(id) as S[typeof kind] | undefined;
    },
    update(changes) {
      load();
      const written = new Map<string, Set<string>>();
      for (const { kind, id, value } of changes) {
        assign(kind, id, value);
        write(kind, id);
        written.set(kind, (written.get(kind) ?? new Set()).add(id));
      }
      for (const key of [...unsaved].slice(0, MAX_RETRIES)) {
        const name = nameIn(key);
        // Another tab may have changed it since.
        if (name) refresh(...name);
        if (name && unsaved.has(key)) write(...name);
      }
      written.forEach((ids, kind) => trim(kind, ids));
      emit();
    },
    clear() {
      load();
      for (const key of storedKeys() ?? []) {
        if (nameIn(key) || key.startsWith(quarantinePrefix)) browser?.localStorage.removeItem(key);
      }
      maps = emptyMaps();
      own.clear();
      unsaved.clear();
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
    isUnsaved() {
      load();
      return unsaved.size > 0;
    },
    keyOf,
  };
}

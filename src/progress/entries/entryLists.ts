import type { Entries, EntryChange, EntryKinds } from './entryKinds';

/** Flattens a namespace's entries, which are grouped by kind and id, into one list. */
export function listEntries<S>(entries: Entries<S>): EntryChange<S>[] {
  return Object.entries<ReadonlyMap<string, unknown>>(entries).flatMap(([kind, map]) =>
    [...map].map(([id, value]) => ({ kind, id, value }) as EntryChange<S>),
  );
}

/**
 * Groups a list of entries by kind and id.
 *
 * @param kinds - all kinds of the namespace
 * @param list - entries; those of unknown kinds are ignored
 */
export function gatherEntries<S extends object>(
  kinds: EntryKinds<S>,
  list: readonly EntryChange<S>[],
): Entries<S> {
  const maps = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, new Map<string, unknown>()]),
  );
  for (const { kind, id, value } of list) maps[kind]?.set(id, value);
  return maps as unknown as Entries<S>;
}

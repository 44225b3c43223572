import type { Entries, EntryChange, EntryKinds } from './entryKinds';

/**
 * @param entries - by kind and id
 * @returns all of them in one list
 */
export function listEntries<S>(entries: Entries<S>): EntryChange<S>[] {
  return Object.entries<ReadonlyMap<string, unknown>>(entries).flatMap(([kind, map]) =>
    [...map].map(([id, value]) => ({ kind, id, value }) as EntryChange<S>),
  );
}

/**
 * @param kinds - of the namespace
 * @param list - entries of any of them
 * @returns them by kind and id
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

import type { EntryKind } from './entryKinds';
import { ageOrder } from './times';

/**
 * Finds the entries to delete to stay within a kind's limits.
 *
 * @param map - the kind's entries, by id
 * @param kind - the kind, with its limits
 * @param spared - ids of entries that were just written, which must stay
 * @param now - the device's clock, in ms since 1970
 * @returns the ids of the entries to delete, oldest first
 */
export function entriesBeyond<T>(
  map: ReadonlyMap<string, T>,
  { most, room = Infinity, weight = () => 0, timeOf }: EntryKind<T>,
  spared: ReadonlySet<string>,
  now: number,
): string[] {
  let count = map.size;
  let sum =
    room === Infinity ? 0 : [...map.values()].reduce((all, value) => all + weight(value), 0);
  if (count <= most && sum <= room) return [];
  const beyond: string[] = [];
  const byAge = [...map]
    .filter(([id]) => !spared.has(id))
    .sort(
      ([, a], [, b]) =>
        ageOrder(timeOf(a), now) - ageOrder(timeOf(b), now) || timeOf(a) - timeOf(b),
    );
  for (const [id, value] of byAge) {
    if (count <= most && sum <= room) break;
    beyond.push(id);
    count--;
    sum -= weight(value);
  }
  return beyond;
}

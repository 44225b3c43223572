import type { EntryKind } from './entryKinds';
import { ageOrder } from './times';

/**
 * @param map - the entries of a kind
 * @param kind - says how much is kept
 * @param spared - ids of what was just written
 * @param now - the device's clock
 * @returns ids of what goes beyond the limits, the oldest first
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

import { editDistance } from '../../../../site/editDistance';

/**
 * Returns the name that the learner most likely meant: the same except for capitalization, or one or two
 * typos away.
 *
 * @param name - the misspelled name
 * @param names - the existing names
 * @returns undefined if no name is close enough
 */
export function nearName(name: string, names: Iterable<string>): string | undefined {
  const others = [...new Set(names)].filter((other) => other !== name);
  const lower = name.toLowerCase();
  const same = others.find((other) => other.toLowerCase() === lower);
  if (same !== undefined) return same;
  const maxDistance = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  return others
    .filter(({ length }) => length > 2 && Math.abs(length - name.length) <= maxDistance)
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)[0]?.other;
}

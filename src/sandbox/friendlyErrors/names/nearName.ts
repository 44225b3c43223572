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

/** Returns the edit distance between two words, where swapping two letters counts as one edit. */
function editDistance(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + cost,
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}

/** Names that are almost the one that was written. */

/**
 * The name that the reader most likely meant: the same but for capitals, or a slip or two away.
 *
 * @param name - what was written
 * @param names - those that exist
 */
export function nearName(name: string, names: Iterable<string>): string | undefined {
  const others = [...new Set(names)].filter((other) => other !== name);
  const lower = name.toLowerCase();
  const same = others.find((other) => other.toLowerCase() === lower);
  if (same !== undefined) return same;
  const reach = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  return others
    .filter(({ length }) => length > 2 && Math.abs(length - name.length) <= reach)
    .map((other) => ({ other, slips: slipsBetween(name, other) }))
    .filter(({ slips }) => slips <= reach)
    .sort((one, two) => one.slips - two.slips)[0]?.other;
}

/** Letters to add, drop, change or swap to make one word of the other. */
function slipsBetween(one: string, two: string): number {
  const rows = [[...Array(two.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const cost = one[i - 1] === two[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
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
  return rows[one.length]?.[two.length] ?? Infinity;
}

/**
 * @param values - of one measure, in any order
 * @returns their least, the middle one and the most; nothing where there is no value
 */
export function spread(
  values: readonly number[],
): { least: number; median: number; most: number } | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [least] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const most = sorted.at(-1);
  if (least === undefined || median === undefined || most === undefined) return undefined;
  return { least, median, most };
}

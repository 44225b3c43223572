/**
 * @param values - results of one measurement, in any order
 * @returns their minimum, median, and maximum; undefined if there are none
 */
export function spread(
  values: readonly number[],
): { min: number; median: number; max: number } | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const max = sorted.at(-1);
  if (min === undefined || median === undefined || max === undefined) return undefined;
  return { min, median, max };
}

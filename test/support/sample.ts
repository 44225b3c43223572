/**
 * Returns every nth case, or all cases if `TEST_ALL` is set, as in `npm run test:all`.
 *
 * @param nth - 5 for one case in five
 */
export function sample<T>(cases: readonly T[], nth: number): T[] {
  return cases.filter((_, index) => process.env['TEST_ALL'] || index % nth === 0);
}

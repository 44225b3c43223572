/**
 * Returns every nth case. If the environment variable `TEST_ALL` is set, as in `npm run test:all`, returns
 * all cases.
 *
 * @param nth - 5 for one case in five
 */
export function sample<T>(cases: readonly T[], nth: number): T[] {
  return cases.filter((_, index) => process.env['TEST_ALL'] || index % nth === 0);
}

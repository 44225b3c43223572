/**
 * Returns every nth case, or all cases if the environment variable `TEST_ALL` is set, which `npm run
 * test:all` does.
 *
 * @param nth - 5 for one case in five
 */
export function sample<T>(cases: readonly T[], nth: number): T[] {
  return cases.filter((_, index) => process.env['TEST_ALL'] || index % nth === 0);
}

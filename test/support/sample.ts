/**
 * Every nth of many similar cases; all of them with `TEST_ALL`, which `npm run test:all` sets.
 *
 * @param cases - all cases
 * @param nth - 5 for a fifth of them
 */
export function sample<T>(cases: readonly T[], nth: number): T[] {
  return cases.filter((_, index) => process.env['TEST_ALL'] || index % nth === 0);
}

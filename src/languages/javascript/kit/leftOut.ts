/** Tests that aren't worth running once another one has failed. */

/** Thrown in a test to skip it. It's reported as not run. */
export const LEFT_OUT = Symbol('left out');

/**
 * Skips the running test if another one has already failed. That failure explains the problem, so there's no
 * need to try more values.
 *
 * @param hasFailed - returns true if a test has failed
 */
export function leaveOutAfterFailure(hasFailed: () => boolean): void {
  // The thrown value doesn't have to be an Error, because only `execute.ts` catches it.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (hasFailed()) throw LEFT_OUT;
}

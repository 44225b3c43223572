import type { RunResult } from '../../sandbox/protocol';

/**
 * @param result - result of a run
 * @returns the 1-based line of the error that ended the run, or of the first test failure that has a line
 */
export function errorLineOf({ error, tests }: RunResult): number | undefined {
  return error?.line ?? tests.find(({ failure }) => failure?.line !== undefined)?.failure?.line;
}

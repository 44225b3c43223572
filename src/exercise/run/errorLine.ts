import type { RunResult } from '../../sandbox/protocol';

/**
 * @param result - result of a run
 * @returns the line of the error that ended the run, or else of the first test failure with a line; 1-based
 */
export function errorLineOf({ error, tests }: RunResult): number | undefined {
  return error?.line ?? tests.find(({ failure }) => failure?.line !== undefined)?.failure?.line;
}

import type { RunResult } from '../../sandbox/protocol';

/**
 * The line to look at after a run: of the error that ended it, or of the first test that fails by an error.
 *
 * @param result - the run's
 */
export function errorLineOf({ error, tests }: RunResult): number | undefined {
  return error?.line ?? tests.find(({ failure }) => failure?.line !== undefined)?.failure?.line;
}

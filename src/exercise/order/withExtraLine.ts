import { hasPassed, type RunResult } from '../../sandbox/protocol';

/**
 * Adds what a line that isn't part of any solution means for the result: it fails the check even if the tests
 * pass, and an error in it can't be fixed, because readers can't edit lines.
 *
 * @param place - index of the line in the program; -1 if there's no such line
 */
export function withExtraLine(result: RunResult, place: number): RunResult {
  if (place < 0) return result;
  const line = place + 1;
  if (result.error?.line === line) {
    const plain = `Line ${line} has a mistake. Remove the line and use a different one.`;
    return { ...result, error: { ...result.error, plain } };
  }
  if (!hasPassed(result)) return result;
  const failure = { message: `Line ${line} isn't needed. Remove it.` };
  const test = { name: 'every line belongs', hidden: true, outcome: 'failed', failure } as const;
  return { ...result, tests: [...result.tests, test] };
}

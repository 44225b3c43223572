import { hasPassed, type RunResult } from '../../sandbox/protocol';

/**
 * Handles a line that isn't part of any solution. The check fails even if all tests pass. If the line caused
 * an error, tells readers to remove it, because they can't edit lines.
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

/** Engines' messages for a name that isn't declared. */
const UNDECLARED =
  /^(?:assignment to undeclared variable |Can't find variable: )?([\w$]+)(?: is not defined)?$/;

/**
 * If the run failed on an undeclared name and one of the unused lines declares it, adds an explanation that
 * says so.
 *
 * @param unused - lines of the solution that aren't in the program
 */
export function withMissingLine(result: RunResult, unused: readonly string[]): RunResult {
  const { error } = result;
  const name = error?.name === 'ReferenceError' ? UNDECLARED.exec(error.message)?.[1] : undefined;
  const isMissing = unused.some((line) =>
    new RegExp(`\\b(?:const|let|function) ${name}\\b`).test(line),
  );
  if (!error || name === undefined || !isMissing) return result;
  const plain = `The line that declares \`${name}\` isn't in your program yet.`;
  return { ...result, error: { ...error, plain } };
}

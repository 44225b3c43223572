import { hasPassed, type RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseOrder';

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
    const plain = texts.lineHasMistake(line);
    return { ...result, error: { ...result.error, plain } };
  }
  return withFailure(result, texts.lineNotNeeded(line));
}

/**
 * Makes a check fail whose tests all passed, because of a line that isn't part of any solution.
 *
 * @param message - says which line
 */
export function withFailure(result: RunResult, message: string): RunResult {
  if (!hasPassed(result)) return result;
  const failure = { message };
  const test = { name: texts.everyLineBelongs, hidden: true, outcome: 'failed', failure } as const;
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
  const plain = texts.declarationMissing(name);
  return { ...result, error: { ...error, plain } };
}

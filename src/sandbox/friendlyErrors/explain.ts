/** Adds explanations to a result. Runs outside the worker, out of reach of the learner's code. */
import { TIME_LIMIT, type RunError, type RunResult, type TestFailure } from '../protocol';
import { describeTestFailure } from './failedTests/failures';
import { findEndlessLoop } from './runtimeErrors/loops';
import { plainWords } from './plainWords';

/** Matches the message of a test that failed with an error. Captures the error's name and message. */
const THROWN = /^(\w*Error|Thrown value): ([^]*)$/;

/** Generic question that `difference.ts` asks without looking at the code. */
const NO_RETURN = "There's no value. Is a return missing?";

/**
 * Explains in plain English what ended a run and why tests failed.
 *
 * @param result - the worker's result
 * @param code - the learner's code
 * @returns the result, with explanations added where the cause is certain
 */
export function explain(result: RunResult, code: string): RunResult {
  const error = result.end === 'stopped' ? stopError(code) : result.error;
  return {
    ...result,
    ...(error && { error: withPlain(error, error.plain ?? plainWords(error, code)) }),
    tests: result.tests.map((test) =>
      test.failure
        ? {
            ...test,
            failure: withoutReturnQuestion(
              withPlain(test.failure, explainFailure(test.failure, code)),
            ),
          }
        : test,
    ),
  };
}

/** Returns an error that explains why a run was stopped; undefined if it's unclear which loop is to blame. */
function stopError(code: string): RunError | undefined {
  const loop = findEndlessLoop(code);
  return (
    loop && {
      name: 'Stopped',
      message: `still running after ${TIME_LIMIT / 1000} seconds`,
      ...loop,
    }
  );
}

function explainFailure(failure: TestFailure, code: string): string | undefined {
  const [, name, message] = THROWN.exec(failure.message) ?? [];
  return name === undefined || message === undefined
    ? describeTestFailure(failure, code)
    : plainWords({ name, message, line: failure.line }, code);
}

/** Drops the question about a missing `return` if the explanation mentions one or gives another cause. */
function withoutReturnQuestion(failure: TestFailure): TestFailure {
  return / has a `return`| misspelled\?/.test(failure.plain ?? '')
    ? { ...failure, message: failure.message.replace(NO_RETURN, "There's no value.") }
    : failure;
}

function withPlain<Report extends { plain?: string }>(
  report: Report,
  plain: string | undefined,
): Report {
  return plain === undefined ? report : { ...report, plain };
}

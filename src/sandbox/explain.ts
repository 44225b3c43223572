/** Adds plain sentences to a result, outside of the worker: the reader's code cannot reach them there. */
import { describeTestFailure } from './friendlyErrors/failures';
import { findEndlessLoop } from './friendlyErrors/loops';
import { plainWords } from './plainWords';
import { TIME_LIMIT, type RunError, type RunResult, type TestFailure } from './protocol';

/** A failure by an error has its name in front. */
const THROWN = /^(\w*Error|Thrown value): ([^]*)$/;

/** What is asked where nothing is known of the code. */
const NO_RETURN = "There's no value. Is a return missing?";

/**
 * Says plainly what ended the run and why tests failed.
 *
 * @param result - as the worker told it
 * @param code - the reader's code
 * @returns the result with a sentence wherever something certain can be said
 */
export function explain(result: RunResult, code: string): RunResult {
  const error = result.end === 'stopped' ? stopOf(code) : result.error;
  return {
    ...result,
    ...(error && { error: withPlain(error, error.plain ?? plainWords(error, code)) }),
    tests: result.tests.map((test) =>
      test.failure
        ? { ...test, failure: unasked(withPlain(test.failure, explainFailure(test.failure, code))) }
        : test,
    ),
  };
}

/** A stopped run has an error only where a loop can be pointed at. */
function stopOf(code: string): RunError | undefined {
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

/** Asks for no `return` where the sentence tells of one, or of another reason. */
function unasked(failure: TestFailure): TestFailure {
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

/** Adds explanations to a result. Runs in the page, out of reach of the learner's code. */
import {
  TIME_LIMIT,
  type RunError,
  type RunResult,
  type TestFailure,
} from '../../../sandbox/protocol';
import { findFunctions } from '../source/declared';
import { tokensOf } from '../source/tokens';
import { escaped, isTooLong } from '../source/source';
import * as difference from '../../../texts/en/errors/difference';
import * as texts from '../../../texts/en/errors/explain';
import * as run from '../../../texts/en/errors/run';
import { describeTestFailure } from './failedTests/failures';
import { findEndlessLoop } from './runtimeErrors/loops';
import { plainWords } from './plainWords';

/** Matches the message of a test that failed with an error. Captures the error's name and message. */
const THROWN = new RegExp(`^(\\w*Error|${escaped(run.thrownValue)}): ([^]*)$`);

/**
 * Messages in which `difference.ts` guesses the cause without looking at the code, and replacements without
 * the guess.
 */
const GUESSES: Readonly<Record<string, string>> = {
  [difference.noValue]: difference.noValueWithoutGuess,
  [difference.offByOne]: difference.different,
  [difference.functionItself]: difference.functionWithoutGuess,
};

/**
 * Explains in plain English what ended a run and why tests failed.
 *
 * @param result - the worker's result
 * @param code - the learner's code
 * @param tests - tests of the exercise, which show the names that the task asks for
 * @returns the result, with explanations added where the cause is certain
 */
export function explain(result: RunResult, code: string, tests?: string): RunResult {
  if (isTooLong(code)) return result;
  const error =
    result.end === 'stopped' ? stopError(result, code) : withReturnLine(result.error, code);
  return {
    ...result,
    ...(error && { error: withPlain(error, error.plain ?? plainWords(error, code, tests)) }),
    tests: result.tests.map((test) =>
      test.failure
        ? {
            ...test,
            failure: withoutGuess(
              withPlain(test.failure, explainFailure(test.failure, code, tests)),
              code,
            ),
          }
        : test,
    ),
  };
}

/** Returns an error that explains why a run was stopped; undefined if it's unclear which loop is to blame. */
function stopError({ tests }: RunResult, code: string): RunError | undefined {
  const hasEnded = tests.some(({ outcome }) => outcome === 'passed');
  const loop = findEndlessLoop(code, hasEnded);
  return (
    loop && {
      name: texts.stopped,
      message: texts.stillRunning(TIME_LIMIT / 1000),
      ...loop,
    }
  );
}

function explainFailure(failure: TestFailure, code: string, tests?: string): string | undefined {
  const [, name, message] = THROWN.exec(failure.message) ?? [];
  return name === undefined || message === undefined
    ? describeTestFailure(failure, code)
    : plainWords({ name, message, line: failure.line }, code, tests);
}

/**
 * If a `return` outside a function ended the program before its tests started, adds an explanation and the
 * line of the `return`.
 */
function withReturnLine(error: RunError | undefined, code: string): RunError | undefined {
  if (error?.message !== run.endedEarly) return error;
  const tokens = tokensOf(code);
  const functions = findFunctions(tokens);
  const outside = tokens.find(
    (token) =>
      token.kind === 'word' &&
      token.text === 'return' &&
      !functions.some((body) => body.tokens.includes(token)),
  );
  if (outside === undefined) return error;
  const { line } = outside;
  const plain =
    functions.length > 0 ? texts.returnOutsideFunction(line) : texts.returnWithoutFunction(line);
  return { ...error, line, plain };
}

/**
 * Removes the guessed cause (see `GUESSES`) from a failed test's message if the failure has an explanation,
 * or if the code has no function that the guess could be about.
 */
function withoutGuess(failure: TestFailure, code: string): TestFailure {
  const isCertain = failure.plain !== undefined || !/\bfunction\b|=>/.test(code);
  const guess = Object.keys(GUESSES).find((text) => failure.message.includes(text));
  return guess !== undefined && isCertain
    ? { ...failure, message: failure.message.replace(guess, GUESSES[guess] ?? '') }
    : failure;
}

function withPlain<Report extends { plain?: string }>(
  report: Report,
  plain: string | undefined,
): Report {
  return plain === undefined ? report : { ...report, plain };
}

import { outcomeText } from '../../../exercise/results/outcome';
import { hasPassed, type RunResult, type TestFailure } from '../../../sandbox/protocol';
import * as texts from '../../../texts/en/mockTask';
import type { FailedTest, TaskEnd } from '../session/session';
import { MAX_FAILURES, MAX_TEXT } from '../session/sessionCodec';

/**
 * @param result - result of the check
 * @param at - the current time, ms since 1970
 * @returns how the task ended; null if the check didn't run, which isn't the candidate's fault
 */
export function checkOutcome(result: RunResult, at: number): TaskEnd | null {
  const { end, tests } = result;
  if (end === 'cancelled' || end === 'unavailable') return null;
  return {
    how: hasPassed(result) ? 'passed' : 'failed',
    at,
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    tests: tests.length,
    failures: failuresOf(result).slice(0, MAX_FAILURES).map(shortened),
  };
}

function failuresOf(result: RunResult): FailedTest[] {
  const failed = result.tests.flatMap(({ name, failure }) =>
    failure ? [{ name, message: messageOf(failure) }] : [],
  );
  if (result.end === 'finished') return failed;
  const { error } = result;
  const message = error ? (error.plain ?? `${error.name}: ${error.message}`) : '';
  return [...failed, { name: outcomeText(result), message }];
}

function messageOf({ plain, message, label, expected, received }: TestFailure): string {
  if (plain !== undefined) return plain;
  return expected !== undefined && received !== undefined
    ? texts.difference(label ?? '', expected, received)
    : message;
}

function shortened({ name, message }: FailedTest): FailedTest {
  return { name: cut(name), message: cut(message) };
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

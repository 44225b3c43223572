import { hashText } from '../../progress/entries/hashText';
import type { RunResult, TestFailure } from '../../sandbox/protocol';

/** Matches the message of an error that the engine threw. Engines word the rest differently. */
const ENGINE_ERROR = /^(?:Type|Reference|Range|Syntax)Error(?=: )/;

/**
 * Returns a hash of how a program failed its tests: which tests failed, and with which values. Two programs with
 * the same hash almost always share a mistake, because most tests try many inputs.
 *
 * Ignores everything that depends on how the program is written, such as line numbers, or on the browser.
 *
 * @param result - result of a run with tests
 * @returns a hash of about 10 characters; null if no test failed, or if the run didn't finish
 */
export function reportHash({ end, tests }: Pick<RunResult, 'end' | 'tests'>): string | null {
  const hasFailed = tests.some(({ outcome }) => outcome === 'failed');
  return end === 'finished' && hasFailed
    ? hashText(
        JSON.stringify(tests.map(({ outcome, failure }) => (failure ? partsOf(failure) : outcome))),
      )
    : null;
}

/** The message is left out if there are values, because the page can replace it with a more precise one. */
function partsOf({ message, label = '', expected, received }: TestFailure): string[] {
  return expected === undefined || received === undefined
    ? [label, ENGINE_ERROR.exec(message)?.[0] ?? message]
    : [label, expected, received];
}

import { countOf } from '../../content/format';
import { TIME_LIMIT, type RunResult, type TestReport } from '../../sandbox/protocol';

/**
 * Says in one sentence how a run ended; with tests, how many of them hold.
 *
 * @param result - the run's
 * @param word - what its tests are called
 * @returns the sentence, with its point
 */
export function outcomeText({ end, output, tests }: RunResult, word = 'test'): string {
  switch (end) {
    case 'finished':
      if (tests.length > 0) return testsText(tests, word);
      return output.length > 0 ? 'Done.' : 'Done. Nothing was printed.';
    case 'failed':
      return 'Your code hit an error.';
    case 'stopped':
      return `Stopped after ${TIME_LIMIT / 1000} seconds. Is there a loop that never ends?`;
    case 'cancelled':
      return 'Stopped because another run started.';
    case 'unavailable':
      return "Your code couldn't run because part of the page didn't load. Try again in a moment.";
  }
}

function testsText(tests: readonly TestReport[], word: string): string {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  if (passed === tests.length) {
    return passed === 1 ? `The ${word} passed.` : `All ${passed} ${word}s passed.`;
  }
  return `${passed} of ${countOf(tests.length, word)} passed.`;
}

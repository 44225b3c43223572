import { countOf } from '../../texts/en/format';
import { TIME_LIMIT, type RunResult, type TestReport } from '../../sandbox/protocol';

/**
 * Describes how a run ended. If there were tests, says how many of them passed.
 *
 * @param result - result of the run
 * @returns one or two full sentences
 */
export function outcomeText({ end, output, tests }: RunResult): string {
  switch (end) {
    case 'finished':
      if (tests.length > 0) return testsText(tests);
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

function testsText(tests: readonly TestReport[]): string {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  if (passed === tests.length) {
    if (passed === 1) return 'The test passed.';
    return `${passed === 2 ? 'Both' : `All ${passed}`} tests passed.`;
  }
  return `${passed} of ${countOf(tests.length, 'test')} passed.`;
}

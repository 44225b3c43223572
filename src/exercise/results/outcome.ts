import { TIME_LIMIT, type RunResult, type TestReport } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exerciseResults';

/**
 * Describes how a run ended. If there were tests, says how many of them passed.
 *
 * @param result - result of the run
 * @returns one or two full sentences
 */
export function outcomeText({ end, output, tests, running }: RunResult): string {
  switch (end) {
    case 'finished':
      if (tests.length > 0) return testsText(tests);
      return output.length > 0 ? texts.done : texts.doneWithoutOutput;
    case 'failed':
      return texts.codeFailed;
    case 'stopped': {
      const test = running === undefined ? undefined : tests[running];
      return test
        ? texts.stoppedInTest(TIME_LIMIT / 1000, test.name)
        : texts.stopped(TIME_LIMIT / 1000);
    }
    case 'cancelled':
      return texts.cancelled;
    case 'unavailable':
      return texts.unavailable;
  }
}

function testsText(tests: readonly TestReport[]): string {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  return texts.testsPassed(passed, tests.length);
}

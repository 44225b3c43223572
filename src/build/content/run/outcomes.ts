/** What came of runs, in words for the writer of a lesson. */
import { TIME_LIMIT, type RunResult, type TestReport } from '../../../sandbox/protocol';

/** What is wrong, and the line of the file that it is about. */
export interface Fault {
  line: number;
  reason: string;
}

/** Time for what must come to an end: a machine that bundles the site meanwhile takes longer than a reader's. */
export const PATIENT = 10 * TIME_LIMIT;

/** Says how a run ended early; undefined if it came to its end. */
export function faultOf({ end, error }: RunResult): string | undefined {
  if (end === 'finished') {
    return undefined;
  }
  return end === 'failed' && error
    ? `ends with ${error.name}: ${error.message}`
    : "doesn't finish in time";
}

function failedTests({ tests }: RunResult): TestReport[] {
  return tests.filter(({ outcome }) => outcome === 'failed');
}

/** What every failed test is told by. */
export const ANY_FAILURE = '';

/** Whether a test failed whose name or message holds a text. */
export function isToldBy(result: RunResult, text: string): boolean {
  return failedTests(result).some(({ name, failure }) =>
    [name, failure?.message ?? ''].some((said) => said.includes(text)),
  );
}

/** Says by which tests a run failed, with what the first of them said. */
export function failureOf(result: RunResult): string {
  const [first] = failedTests(result);
  const { message = '', label, expected, received } = first?.failure ?? {};
  const values = expected === undefined ? '' : `; expected ${expected}, received ${received}`;
  return `fails "${first?.name}": ${label === undefined ? '' : `${label}: `}${message}${values}`.replaceAll(
    /\s+/g,
    ' ',
  );
}

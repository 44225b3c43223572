/** Describes the results of runs for the author of a lesson. */
import { TIME_LIMIT, type RunResult, type TestReport } from '../../../sandbox/protocol';

/** A problem and its line in the file. */
export interface Fault {
  line: number;
  reason: string;
}

/**
 * Time limit for runs that should finish, in ms. Generous, because the machine can be busy bundling the site.
 */
export const BUILD_TIME_LIMIT = 10 * TIME_LIMIT;

/** Describes how a run ended early; undefined if it finished. */
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

/** Argument for `hasFailureWith` that matches any failed test, because every string contains it. */
export const ANY_FAILURE = '';

/** Returns true if a failed test has the text in its name, its message or what it calls the value. */
export function hasFailureWith(result: RunResult, text: string): boolean {
  return failedTests(result).some(({ name, failure }) =>
    [name, failure?.message ?? '', failure?.label ?? ''].some((part) => part.includes(text)),
  );
}

/** Describes the first failed test of a run. */
export function failureOf(result: RunResult): string {
  const [first] = failedTests(result);
  const { message = '', label, expected, received } = first?.failure ?? {};
  const values = expected === undefined ? '' : `; expected ${expected}, received ${received}`;
  return `fails "${first?.name}": ${label === undefined ? '' : `${label}: `}${message}${values}`.replaceAll(
    /\s+/g,
    ' ',
  );
}

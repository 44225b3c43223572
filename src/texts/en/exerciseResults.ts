/** Texts of how a run ended, and of an exercise's tests. */
import { countOf } from './format';

export const done = 'Done.';
export const doneWithoutOutput = 'Done. Nothing was printed.';
export const codeFailed = 'Your code hit an error.';
export const stopped = (seconds: number) =>
  `Stopped after ${countOf(seconds, 'second')}. Is there a loop that never ends?`;
/** The results of the tests follow. They say what can be wrong. */
export const stoppedInTest = (seconds: number, test: string) =>
  `Stopped after ${countOf(seconds, 'second')} in the test “${test}”.`;
export const cancelled = 'Stopped because another run started.';
export const unavailable =
  "Your code couldn't run because part of the page didn't load. Try again in a moment.";
export function testsPassed(passed: number, all: number): string {
  if (passed < all) return `${passed} of ${countOf(all, 'test')} passed.`;
  if (all === 1) return 'The test passed.';
  return all === 2 ? 'Both tests passed.' : `All ${all} tests passed.`;
}

/** Precedes a sentence about the mistake that the reader probably made. */
export const likelyCause = 'Likely cause';
/** Precedes two such sentences, of which one is probably right. */
export const likelyCauses = 'Likely cause, one of these';

/** Label of the list of tests. */
export const tests = 'Tests';
/** Precede the test's name, for screen readers. */
export const outcomes = { passed: 'Passes: ', failed: 'Fails: ', unreached: 'Not run: ' } as const;
/** Stands for the tests that aren't listed. */
export const hiddenTests = (count: number) =>
  count === 1
    ? '1 more test, shown only if it fails'
    : `${count} more tests, shown only if they fail`;

/** Opens the explanations of all failures after the first one. */
export const otherFailures = (count: number) => `${count} more failed: see why`;
/** Label of the list of those explanations. */
export const whyOthersFailed = (count: number) => `Why ${count} more failed`;

/** Label of a call or an assignment that a test tried. */
export const tried = 'Tried';
/** Label of anything else that a test checked. */
export const checked = 'Checked';
export const expected = 'Expected';
export const received = 'Received';
/** Must be the same as `different` in `errors/difference.ts`: the message is hidden if the values are shown. */
export const valuesAreDifferent = 'The values are different.';
/** Follows a failure's message. */
export const atLine = (line: number) => ` (line ${line})`;
/** Button below a failed test: goes through the calls of the code that the test made, step by step. */
export const stepThroughTest = 'Step through this test';
/** The same below a failed check of a page: goes through what the page's script did. */
export const stepThroughCheck = 'Step through this check';
/** Button that outlines the element that a test found fault with. */
export const showInPreview = 'Show it in the preview';

/** Texts of the exercises in which the visitor writes a program. */

/** Title of the code field. */
export const yourCode = 'your code';
/** Label of the code field. */
export const yourCodeFor = (exercise: string) => `Your code for ${exercise}`;
export const check = 'Check';
export const checking = 'Checking…';
export const praise = 'Passed. You wrote code that works.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  "You viewed the solution, so this doesn't count yet. Read why it works, then write it from memory. That's what makes it stick.";
/** Button to start over without the solution. */
export const writeItMyself = 'Write it myself';

export const output = 'Output';
export const outputOf = (exercise: string) => `Output of ${exercise}`;
/** `name` is null for a test whose name is hidden. */
export const outputOfTest = (name: string | null) => `Output of the test “${name ?? 'hidden'}”`;
/** Label for screen readers; `name` is null for a test whose name is hidden. */
export const outputOfTestLabel = (name: string | null) => `Output of the test ${name ?? 'hidden'}`;

/** Opens the list of earlier versions of the code. */
export const earlierTries = 'My earlier tries';
export const continueFromTry = 'Continue from this try';
export const triedResult = (passed: number, all: number) =>
  passed === all ? 'All tests passed' : `${passed} of ${all} tests passed`;
/** Label for screen readers; `result` is a text from `triedResult`. */
export const continueFrom = (result: string) => `Continue from this try: ${result}`;

/** Texts of a task in a mock interview. */

export const levels = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** The interviewer's sheet for someone who practices alone. */
export const askTitle = 'Your interviewer';
export const askIntro =
  'Say your questions and your plan out loud first. Then open what you asked. The review notes what you opened.';
export const questions = 'Questions and answers';
export const askedOf = (asked: number, all: number) => `${asked} of ${all} opened`;
export const hints = 'Hints';
export const hintsOf = (opened: number, all: number) => `${opened} of ${all} opened`;
export const openHint = (number: number, all: number) => `Open hint ${number} of ${all}`;

/** The sheet for a friend. */
export const friendTitle = "Your interviewer's sheet";
export const friendIntro =
  'Have your friend open this on another device. It has the answers, hints, and solution, so keep your eyes off it.';
export const sheetLink = 'Link to the sheet';
export const copyLink = 'Copy link';
export const copied = 'Copied.';
export const notCopied = "Your browser didn't allow copying. Select the link and copy it.";
export const shareLink = 'Share';
export const showCode = 'Show a QR code';
export const qrCode = 'QR code of the link to the sheet';

export const yourCode = 'Your code';
export const yourCodeFor = (title: string) => `Your code for “${title}”`;
/** Comment below the signature. */
export const tryIt = 'Try your own examples here:';
export const runExamples = 'Run my examples';
export const running = 'Running…';
export const output = 'Output';
export const outputOf = (title: string) => `Output of “${title}”`;

export const handInTitle = 'Done? State the cost and check once';
export const cost = { time: 'Time', space: 'Additional memory' } as const;
/** What `n` is, such as 'the number of gloves'. */
export const whatN = (n: string) => `n is ${n}.`;
export const additional = 'Not counting the input, and in the worst case.';
export const choose = 'Choose…';
export const chooseCost = 'Choose one. You can be wrong.';
export const why = 'Why? (optional)';
export const checkOnce = 'Check once';
export const giveUp = 'Give up on this task';
export const checkQuestion = 'You can check once, like handing in.';
export const checkNote = 'The result is final for this interview. Have you run your own examples?';
export const checkNow = 'Check now';
export const giveUpQuestion = 'Give up on this task?';
export const giveUpNote = 'Your code stays as it is, and the review shows a solution.';
export const giveUpNow = 'Give up';
export const keepWorking = 'Keep working';
export const checking = 'Checking…';
export const checkFailed =
  "The check couldn't run, so it doesn't count. Check your connection and try again.";

/** How a task ended. */
export const endTitle = ({ how, passed, tests }: EndFacts) =>
  ({
    passed: `Passed all ${tests} tests`,
    failed:
      tests > 0 ? `Failed: passed ${passed} of ${tests} tests` : 'Failed: the code has an error',
    gaveUp: 'You gave up on this task',
  })[how];
export const endNote = 'This result counts. The review has a solution and an explanation.';
export const failedTests = 'Failed tests';
/** A failed test whose message doesn't say more. The texts in backticks are code. */
export const difference = (label: string, expected: string, received: string) =>
  `${label ? `\`${label}\`: ` : ''}expected \`${expected}\`, got \`${received}\``;

interface EndFacts {
  how: 'passed' | 'failed' | 'gaveUp';
  passed: number;
  tests: number;
}

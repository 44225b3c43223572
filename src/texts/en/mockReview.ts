/** Texts of the review of a mock interview, and of the list of earlier interviews. */
import { countOf } from './format';

/** Title of the review. */
export const tasksPassed = (passed: number, total: number) =>
  `${passed} of ${countOf(total, 'task')} passed`;
export const loading = 'Loading the review…';

/** How a task ended, with the number of tests that passed and of all tests. */
export const outcomes = {
  passed: () => 'passed',
  late: () => 'passed after time was up',
  failed: (passed: number, tests: number) =>
    tests > 0 ? `failed: ${passed} of ${countOf(tests, 'test')} passed` : 'failed',
  open: () => 'not handed in',
} as const;
/** Minutes spent on a task, and minutes that its level allows. */
export const minutes = (spent: number, limit: number) => `${spent} of ${countOf(limit, 'minute')}`;
export const practices = 'Practices:';

export const yourCode = 'Your code';
export const solution = 'A good solution';

export const costTitle = 'Cost';
export const stated = (time: string, space: string) =>
  `You said: time ${time}, additional memory ${space}.`;
/** What a good solution costs, and what `n` is. */
export const expected = (time: string, space: string, n: string) =>
  `The solution here: time ${time}, additional memory ${space}; n is ${n}.`;
export const yourReason = (why: string) => `Your reason: “${why}”`;
export const stateFirst = 'What does your code cost? Say it first, and the explanation opens.';
export const openExplanation = 'Open the explanation';

export const habitsTitle = 'Habits';
/** Read by screen readers before each note. */
export const keep = 'Keep: ';
export const change = 'Change: ';
export const habits = {
  asked: {
    good: 'You asked before you wrote code.',
    bad: 'Ask at least one question before you write code.',
  },
  examples: {
    good: 'You ran your own examples.',
    bad: 'Run your own examples before you hand in.',
  },
  hints: {
    good: 'You did without hints.',
    bad: 'You opened hints. Say out loud where you are stuck first; often, that helps enough.',
  },
  time: {
    good: 'You stated the time that a good solution takes.',
    bad: 'Compare your time with that of the solution: is your code slower, or did you count wrong?',
  },
  space: {
    good: 'You stated the memory that a good solution needs.',
    bad: 'Compare your memory with that of the solution: does your code need more, or did you count wrong?',
  },
  minutes: {
    good: 'You finished within the time for this level.',
    bad: 'You took longer than this level allows. Practice deciding on an approach sooner.',
  },
} as const;
/** What was opened and run. */
export const opened = (questions: number, hints: number, runs: number) =>
  `You opened ${countOf(questions, 'answer')} and ${countOf(hints, 'hint')}, and ran your own examples ${
    runs === 1 ? 'once' : `${runs} times`
  }.`;

export const followups = 'Follow-up questions: answer out loud, then open';
export const rubricTitle = 'Rubric: rate yourself, or let your interviewer do it';

export const lookBackTitle = "Look back while it's fresh";
/** Questions for reflection right after an interview. */
export const lookBack = [
  'Did you work through an example by hand?',
  'Did you describe a slow solution and its cost?',
  'Did you test the empty, smallest, and largest inputs before you said you were done?',
  'When did you go quiet, and what would you say next time?',
];
export const oneHabit = 'Name one habit to keep and one to change.';
export const anotherInterview = 'Another interview';
export const backToList = 'Close the review';

/** Table of earlier interviews. */
export const pastTitle = 'Your recent interviews';
export const dateColumn = 'Date';
export const passedInTimeColumn = 'Passed in time';
export const minutesColumn = 'Minutes';
export const ratingColumn = 'Rating';
export const tasksColumn = 'Tasks';
/** Number of tasks passed in time, in the table's second column. */
export const passedOf = (passed: number, total: number) => `${passed} of ${total}`;
/** Average rating of an interview. */
export const rating = (average: string) => `${average} of 4`;
export const none = '–';
/** Titles of an interview's tasks. */
export const taskTitles = (titles: readonly string[]) => titles.join(', ');
/** Name of the button in front of an interview's tasks. */
export const openReview = 'Open the review';
export const openReviewOf = (date: string) => `Open the review of ${date}`;
/** Compares the older and the newer half of the interviews. */
export const trendOfPasses = (before: string, after: string) =>
  `Passed in time: ${before} of your tasks at first, ${after} lately.`;
export const trendOfRatings = (before: string, after: string) =>
  `Average rating: ${before} at first, ${after} lately.`;

/** Texts of a mock interview: the form that starts it, the interview itself, and the review. */
import { countOf } from './format';

/** Kinds of tasks. */
export const slots = {
  question: 'Question',
  problem: 'Problem',
  stretch: 'Harder problem',
} as const;

export const startTitle = 'Start an interview';
export const howLong = 'How long';
/** Choices for the length of an interview. */
export const formats = {
  problem: (minutes: number) => `One problem, ${countOf(minutes, 'minute')}`,
  short: (minutes: number) => `A question and a problem, ${countOf(minutes, 'minute')}`,
  whole: (minutes: number) =>
    `A full interview: a question, a problem, and a harder problem, ${countOf(minutes, 'minute')}`,
};
export const withClock = 'With a clock';
export const start = 'Start the interview';

export const howItWorksTitle = 'How it works';
export const howItWorks = [
  "Talk out loud, as if an interviewer were listening: explain how you understand the problem, what you'd ask, and what you're trying.",
  "Problems and questions you haven't passed yet come first.",
  'When time is up, you can keep going, and the review shows which answers were late.',
];

/** Table of earlier interviews. */
export const pastTitle = 'Your recent interviews';
export const dateColumn = 'Date';
export const passedInTimeColumn = 'Passed in time';
export const tasksColumn = 'Tasks';
/** Number of tasks passed in time, in the table's second column. */
export const passedOf = (passed: number, total: number) => `${passed} of ${total}`;
/** Titles of an interview's tasks, in the table's third column. */
export const taskTitles = (titles: readonly string[]) => titles.join(', ');

/** Label of the bar above a running interview. */
export const interview = 'The interview';
export const noClock = 'No clock';
/** @param clock - minutes and seconds, such as '14:05' */
export const timeLeft = (clock: string) => `${clock} left`;
/** @param clock - minutes and seconds since time was up, such as '2:30' */
export const timeOver = (clock: string) => `${clock} over`;
/** Announced near the end and at the end. */
export const lessThanLeft = (minutes: number) => `Less than ${countOf(minutes, 'minute')} left.`;
export const timeIsUp = "Time's up.";
/** Label of the buttons that switch between tasks. */
export const taskSwitch = 'Tasks';
/** Name of a button that switches to a task. */
export const taskName = ({
  number,
  slot,
  isPassed,
}: {
  number: number;
  slot: keyof typeof slots;
  isPassed: boolean;
}) => `Task ${number}: ${slots[slot]}${isPassed ? ', passed' : ''}`;
export const end = 'End';

export const taskOf = (number: number, count: number) => `Task ${number} of ${count}`;
export const loadingTask = 'Loading the task…';
export const nextTask = 'Next task';
export const finishAndReview = 'Finish and review';

/** Asked before the interview ends with open tasks. */
export const endQuestion = 'End the interview?';
export const endNote =
  "Your code is saved. The review shows where each task's hints and solution are.";
export const endConfirm = 'End interview';
export const endCancel = 'Keep going';

/** Notice that time is up: its label, its text, and a button. */
export const timeUpLabel = "Time's up";
export const timeUp = "Time's up. Say what you'd do next, then end the interview or keep going.";
/** @param minutes - above 1 */
export const moreMinutes = (minutes: number) => `${minutes} more minutes`;

/** Title of the review. */
export const tasksPassed = (passed: number, total: number) =>
  `${passed} of ${countOf(total, 'task')} passed`;
export const notPassed = (slot: keyof typeof slots) => `${slots[slot]}: not passed`;
export const passedAfter = (slot: keyof typeof slots, minutes: number) =>
  `${slots[slot]}: passed after ${countOf(minutes, 'minute')}`;
export const passedLate = (slot: keyof typeof slots, minutes: number) =>
  `${slots[slot]}: passed after ${countOf(minutes, 'minute')}, after time was up`;
export const inTheLesson = 'Hints, solution, and explanation in the lesson';
export const lookBackTitle = "Look back while it's fresh";
/** Questions for reflection right after an interview. */
export const lookBack = [
  'Did you ask about anything the task leaves unclear before you wrote code?',
  'Did you work through an example by hand?',
  'Did you describe a slow solution and its cost?',
  'Did you test the empty, smallest, and largest inputs before you said you were done?',
  'When did you go quiet, and what would you say next time?',
];
export const habits = 'Name one habit to keep and one to change.';
export const anotherInterview = 'Another interview';

/** Texts of a mock interview: the form that starts it, the interview itself, and the review. */
import { countOf } from './format';

export const startTitle = 'Start an interview';
export const howLong = 'How long';
/** Choices for the length of an interview. */
export const formats = {
  easy: (minutes: number) => `One easy problem, ${countOf(minutes, 'minute')}`,
  medium: (minutes: number) => `One medium problem, ${countOf(minutes, 'minute')}`,
  hard: (minutes: number) => `One hard problem, ${countOf(minutes, 'minute')}`,
  two: (minutes: number) => `Two problems, easy and medium, ${countOf(minutes, 'minute')}`,
  whole: (minutes: number) =>
    `A full interview: easy, medium, and hard, ${countOf(minutes, 'minute')}`,
};
export const interviewer = 'Interviewer';
export const interviewers = {
  alone: 'I practice alone',
  friend: "A friend, with the interviewer's sheet on their phone",
} as const;
export const withClock = 'With a clock';
export const start = 'Start the interview';

export const howItWorksTitle = 'How it works';
export const howItWorks = [
  "Talk out loud: explain how you understand the problem, what you'd ask, and what you're trying. The prompts leave things out on purpose.",
  'Run your code on your own examples as often as you like. The tests run once, when you hand in.',
  'Before the check, say what your code costs. The review compares that with a good solution.',
  'When time is up, you can keep going, and the review shows what was late.',
];

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
export const taskName = (number: number, level: string, hasEnded: boolean) =>
  `Task ${number}: ${level}${hasEnded ? ', done' : ''}`;
export const end = 'End';

export const taskOf = (number: number, count: number) => `Task ${number} of ${count}`;
export const loadingTask = 'Loading the task…';
export const notLoaded = "The problem couldn't be loaded. Check your connection.";
export const tryAgain = 'Try again';
export const gone = 'This problem no longer exists. If you followed a link, ask for a new one.';
export const nextTask = 'Next task';
export const finishAndReview = 'Finish and review';

/** Asked before the interview ends with open tasks. */
export const endQuestion = 'End the interview?';
export const endNote =
  "Tasks that you haven't handed in count as given up. The review keeps your code.";
export const endConfirm = 'End interview';
export const endCancel = 'Keep going';

/** Notice that time is up: its label, its text, and a button. */
export const timeUpLabel = "Time's up";
export const timeUp = "Time's up. Say what you'd do next, then end the interview or keep going.";
/** @param minutes - above 1 */
export const moreMinutes = (minutes: number) => `${minutes} more minutes`;

/** Texts of the study planner before a plan is started: its header, the form, and the plan's draft. */
import type { ReactNode } from 'react';
import { countOf, formatDate, formatMinutes } from './format';

/** Small line above the page's title. */
export const label = 'a schedule that fits your week';
export const lead = "We'll schedule every lesson on the days and at the time you choose.";
export const withoutScript =
  'The planner calculates dates in your browser, so it needs JavaScript. The Programs page has a table that shows how many weeks each program takes at three different paces.';
/** Link to that table, after the text. */
export const howLongItTakes = 'How long it takes';

export const alreadyHasPlan = 'You already have a plan. It stays in place until you use this one.';
/** Link after `alreadyHasPlan`. */
export const backToPlan = 'Back to your plan';
export const formTitle = 'When do you study?';
/** Label of the form. */
export const planner = 'Planner';
/** Labels of the fields. */
export const program = 'Program';
export const studyDays = 'Study days';
export const timeOfDay = 'Time of day';
export const howLong = 'How long';
export const firstDay = 'First day';

/** Days of the week, from Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const skipWhatYouKnow = 'Skip what you know';
/** How many lessons the plan skips, next to `skipWhatYouKnow`. */
export const skippedOf = (skipped: number, total: number) =>
  skipped === 0 ? `none of ${total}` : `${skipped} of ${total}`;
/**
 * How many lessons of a module the plan skips, below a checkbox with the module's title.
 *
 * @param hidden - hides its text from everyone but screen readers
 */
export const skippedInModule = ({
  skipped,
  total,
  module,
  hidden,
}: {
  skipped: number;
  total: number;
  module: string;
  hidden: (text: string) => ReactNode;
}) => (
  <>
    {skipped} of {total} {hidden(`in ${module}`)}
  </>
);
export const skippedAutomatically =
  "Lessons you've marked as done are skipped automatically. Check anything else you already know.";
export const uncheckAll = 'Uncheck all';

export const startPlan = 'Start this plan';
/** Replaces `startPlan` if there's another plan already. */
export const usePlan = 'Use this plan';
export const finishOn = (date: string) => (
  <>
    You'll finish on <strong>{formatDate(date)}</strong>.
  </>
);
export const finishBetween = (from: string, to: string) => (
  <>
    You'll finish between <strong>{formatDate(from)}</strong> and <strong>{formatDate(to)}</strong>.
  </>
);
/**
 * Key figures of a plan.
 *
 * @param done - number of finished lessons
 * @param lessons - number of all lessons
 * @param days - number of study days a week
 * @param minutes - length of a study day
 */
export const planFacts = ({
  done,
  lessons,
  weeks,
  days,
  minutes,
}: {
  done: number;
  lessons: number;
  weeks: number;
  days: number;
  minutes: number;
}) =>
  [
    done > 0 ? `${done} of ${countOf(lessons, 'lesson')} done` : countOf(lessons, 'lesson'),
    countOf(weeks, 'week'),
    `${countOf(days, 'day')} a week`,
    `${formatMinutes({ from: minutes, to: minutes })} a day`,
  ].join(', ');
export const firstWeek = 'Your first week';
export const pace =
  "Planned at the careful pace. A lesson is split only if it's longer than your study time for the day, so a day may run 25% over or under. A lesson you've begun counts in full. Ahead of schedule? Keep going.";

export const noPlan = 'No plan yet';
export const suggestedDays = 'Suggested days';
/**
 * A button that selects days: '2 days: Sat, Sun'.
 *
 * @param weekdays - short names of the days
 */
export const daysAndNames = (weekdays: readonly string[]) =>
  `${countOf(weekdays.length, 'day')}: ${weekdays.join(', ')}`;
/** On the same button. */
export const finishBy = (date: string) => `Finish by ${formatDate(date)}`;
export const startToday = 'Start today';
/** Title and labels of a table with the program's size. */
export const inTheProgram = "What's in the program";
export const lessons = 'Lessons';
export const exercises = 'Exercises';
export const readingAndPractice = 'Reading and practice';

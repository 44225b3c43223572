/** Texts of a study plan: its weeks, the buttons below it, and what the planner says once it's started. */
import type { ReactNode } from 'react';
import { countOf, formatDate } from './format';

/** A week's title. */
export const week = (number: number) => `Week ${number}`;
/** Title of a group of weeks. There are at least two. */
export const moreWeeks = (count: number) => `${count} more weeks`;
/**
 * Next to a week's title, followed by `lessonsDone`.
 *
 * @param date - short date, such as 'Nov 30'
 */
export const weekStarts = (date: string) => `from ${date} ·`;
export const lessonsDone = (done: number, total: number) =>
  done > 0 ? `${done} of ${countOf(total, 'lesson')} done` : countOf(total, 'lesson');

/** @param time - such as '6:00 PM' */
export const todayAt = (time: string) => `Today, ${time}`;
export const checkpoint = (title: string) => `Checkpoint: ${title}`;
/** A lesson that began on an earlier study day. */
export const continuedLesson = (lesson: string) => `${lesson} (continued)`;
/** Screen readers read it right after the title of a finished lesson. */
export const doneAfterTitle = ', done';
/** Length of a lesson, abbreviated to save space. */
export const minutes = (count: number) => `${count} min`;

export const finishedEverything = "You've finished everything";
export const hasEnded = 'This plan has ended';
export const startsOn = (date: string) => `Your plan starts on ${formatDate(date, 'weekday')}`;
export const thisWeek = 'This week';
export const weekOf = (number: number, count: number) => `Week ${number} of ${count}.`;
/** @param total - includes the lessons that were finished before the plan started */
export const planDone = (done: number, total: number) => `${done} of ${total} lessons done.`;
export const continueWith = (lesson: string) => `Continue: ${lesson}`;
export const notSaved =
  "Your browser doesn't let this site save the plan, so you'll lose it when you leave. Copy the link below and open it when you come back.";

export const missedLessons = (count: number) =>
  count === 1
    ? 'One lesson from an earlier day is still open.'
    : `${count} lessons from earlier days are still open.`;
/** After `missedLessons`. */
export const missedAdvice =
  "It happens to everyone. Plan again, and everything that's left moves to the days ahead.";
/** A button, by the plan's new first day. */
export const planAgain = {
  today: 'Plan again from today',
  tomorrow: 'Plan again from tomorrow',
} as const;
/** Announced after a click on that button. */
export const plannedAgain = {
  today: 'Planned again from today.',
  tomorrow: 'Planned again from tomorrow.',
} as const;

export const allDone =
  "You've finished every lesson in this plan. The best measure is what you can show now: look at the checkpoints again, or choose what's next.";
/** Links after `allDone`. */
export const itsCheckpoints = 'Its checkpoints';
export const allCourses = 'All courses';

/** Title and labels of a table with the plan's values. */
export const yourPlan = 'Your plan';
export const days = 'Days';
export const time = 'Time';
export const eachDay = 'Each day';
export const finishedBy = 'Finished by';
/** Short names of the study days. */
export const dayNames = (names: readonly string[]) => names.join(', ');

export const changePlan = 'Change the plan';
export const deletePlan = 'Delete plan';
/** Asked before a plan is deleted. */
export const deleteQuestion = 'Delete this plan?';
export const deleteNote = "You'll keep your progress in the lessons.";
export const deleteConfirm = 'Delete';
export const deleteCancel = 'Keep plan';
export const savedHere =
  'Your plan is saved only in this browser. Lessons are checked off as you finish them.';

export const laterWeeks = 'Later weeks';
export const soFar = 'So far';
export const doneBefore = 'Done before this plan';
/** Title of the weeks before this one, and the date of the first one. */
export const weeksBefore = (count: number) => (count === 1 ? 'One week' : `${count} weeks`);
export const fromDate = (date: string) => `from ${formatDate(date)}`;

/** Buttons below a plan, and what they report. */
export const calendarFile = 'Calendar file';
export const calendarDownloaded =
  'The calendar file is in your downloads. Open it to add your study days. Opening a newer file updates them.';
export const calendarFailed =
  "The calendar file couldn't be created. Check your connection and try again.";
export const print = 'Print plan';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied. Anyone who opens it sees this plan.';
/** @param link - turns its label into a link to the plan */
export const copyingFailed = (link: (label: string) => ReactNode) => (
  <>Your browser didn't allow copying. Copy it from here: {link('this plan')}</>
);

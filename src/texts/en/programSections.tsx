/** Texts of the Programs page: its header, each program's route, and the table of weeks. */
import type { ReactNode } from 'react';
import { countOf, formatMinutes } from './format';

/** Small line above the page's title, with the number of programs. */
export const guidedPaths = (count: number) => countOf(count, 'guided path');
/** Label of the overview of the programs. */
export const onThisPage = 'On this page';
/** Titles of courses or modules. */
export const titleList = (all: readonly string[]) => all.join(', ');
/** @param link - turns its label into a link to the planner */
export const alreadyDecided = (link: (label: string) => ReactNode) => (
  <>Already decided? The {link('study planner')} makes a schedule that fits your week.</>
);

export const whoItIsFor = "Who it's for";
/**
 * Button of a program.
 *
 * @param program - the program's title
 * @param hidden - hides its text from everyone but screen readers, which need the program's title
 */
export const startFirstLesson = (program: string, hidden: (text: string) => ReactNode) => (
  <>Start the first lesson{hidden(` of ${program}`)}</>
);
/** Button that opens the planner, with the same parameters. */
export const planThis = (program: string, hidden: (text: string) => ReactNode) => (
  <>Plan this {hidden(`program: ${program}`)}</>
);
/** Title of the section with a program's route. */
export const steps = (count: number) =>
  count === 1 ? '1 step, with a checkpoint' : `${count} steps, each with a checkpoint`;
export const howToProve = 'How to prove each checkpoint';
export const moveOnWhen = "Move on from a checkpoint when you can show what's listed under it.";
export const notPromised = "What we don't promise";

/** Below a course in a program's route. */
export const lessonsAndTime = (lessons: number, minutes: { from: number; to: number }) =>
  `${countOf(lessons, 'lesson')}, ${formatMinutes(minutes)}`;
/**
 * A checkpoint in a program's route.
 *
 * @param title - the checkpoint's title
 * @param hidden - hides its text from everyone but screen readers
 */
export const checkpoint = (title: string, hidden: (text: string) => ReactNode) => (
  <>
    {hidden('Checkpoint: ')}
    {title}
  </>
);

export const paceTitle = 'How long it takes';
export const paceIntro =
  "The low end of each range is for a fast pace, and the high end is for a careful pace. Lessons, exercises, and projects are included; days off aren't.";
/** Caption of the table of weeks, for screen readers. */
export const paceCaption = 'Weeks each program takes, by hours a week';
/** Heads of the table's columns. The hours are more than one. */
export const programColumn = 'Program';
export const hoursColumn = (hours: number) => `${hours} hours a week`;
/** A number of weeks, or a range such as '15 to 24'. */
export const weekRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? String(to) : `${from} to ${to}`;
/** @param unit - makes the word after the number smaller, or puts it on its own line */
export const weeks = (range: { from: number; to: number }, unit: (text: string) => ReactNode) => (
  <>
    {weekRange(range)} {unit(range.to === 1 ? 'week' : 'weeks')}
  </>
);

export const planTitle = 'Plan your days';
export const planText =
  'Pick your days and time. The planner schedules lessons for every study day, checks them off as you go, and adds them to your calendar.';
export const openPlanner = 'Open the planner';
export const whatComesAfter = 'What comes after';

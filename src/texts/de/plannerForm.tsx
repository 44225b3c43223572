/** Texts of the study planner before a plan is started: its header, the form, and the plan's draft. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { formatDate, formatMinutes } from './format';

/** Small line above the page's title. */
export const label = 'ein Zeitplan, der in deine Woche passt';
export const lead =
  'Wir planen jede Lektion für die Tage und die Uhrzeit ein, die du dir aussuchst.';
export const withoutScript =
  'Der Lernplaner berechnet die Termine in deinem Browser und braucht dafür JavaScript. Auf der Seite „Programme“ zeigt eine Tabelle, wie viele Wochen jedes Programm bei drei verschiedenen Lerntempos dauert.';
/** Link to that table, after the text. */
export const howLongItTakes = 'So lange dauert es';

export const alreadyHasPlan = 'Du hast schon einen Plan. Er bleibt, bis du diesen hier übernimmst.';
/** Link after `alreadyHasPlan`. */
export const backToPlan = 'Zurück zu deinem Plan';
export const formTitle = 'Wann lernst du?';
/** Label of the form. */
export const planner = 'Lernplaner';
/** Labels of the fields. */
export const program = 'Programm';
export const studyDays = 'Lerntage';
export const timeOfDay = 'Uhrzeit';
export const howLong = 'Dauer';
export const firstDay = 'Erster Tag';

/** Days of the week, from Monday. */
export const weekdays = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
];

export const skipWhatYouKnow = 'Bekanntes überspringen';
/** How many lessons the plan skips, next to `skipWhatYouKnow`. */
export const skippedOf = (skipped: number, total: number) =>
  skipped === 0 ? `keine von ${total}` : `${skipped} von ${total}`;
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
    {skipped} von {total} {hidden(`in „${module}“`)}
  </>
);
export const skippedAutomatically =
  'Lektionen, die du abgehakt hast, werden automatisch übersprungen. Hake alles andere an, was du schon kannst.';
export const uncheckAll = 'Alle abwählen';

export const startPlan = 'Plan starten';
/** Replaces `startPlan` if there's another plan already. */
export const usePlan = 'Plan übernehmen';
export const finishOn = (date: string) => (
  <>
    Du bist am <strong>{formatDate(date)}</strong> fertig.
  </>
);
export const finishBetween = (from: string, to: string) => (
  <>
    Du bist zwischen dem <strong>{formatDate(from)}</strong> und dem{' '}
    <strong>{formatDate(to)}</strong> fertig.
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
    done > 0 ? `${done} von ${counts.lessons(lessons)} erledigt` : counts.lessons(lessons),
    counts.weeks(weeks),
    `${counts.days(days)} pro Woche`,
    `${formatMinutes({ from: minutes, to: minutes })} pro Tag`,
  ].join(', ');
export const firstWeek = 'Deine erste Woche';
export const pace =
  'Der Plan rechnet mit einem gründlichen Tempo. Eine Lektion wird nur aufgeteilt, wenn sie länger dauert als deine Lernzeit an dem Tag. Ein Tag kann deshalb bis zu 25\u00a0% länger oder kürzer werden. Eine angefangene Lektion zählt voll. Du bist schneller als der Plan? Lern einfach weiter.';

export const noPlan = 'Noch kein Plan';
export const suggestedDays = 'Vorgeschlagene Tage';
/**
 * A button that selects days: '2 Tage: Sa, So'.
 *
 * @param weekdays - short names of the days
 */
export const daysAndNames = (weekdays: readonly string[]) =>
  `${counts.days(weekdays.length)}: ${weekdays.join(', ')}`;
/** On the same button. */
export const finishBy = (date: string) => `Fertig am ${formatDate(date)}`;
export const startToday = 'Heute starten';
/** Title and labels of a table with the program's size. */
export const inTheProgram = 'Das steckt im Programm';
export const lessons = 'Lektionen';
export const exercises = 'Aufgaben';
export const readingAndPractice = 'Lesen und Üben';

export type Complete = Translated<
  typeof import('../en/plannerForm'),
  typeof import('./plannerForm')
>;

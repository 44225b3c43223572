/** Texts of a study plan: its weeks, the buttons below it, and what the planner says once it's started. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { formatDate } from './format';

/** A week's title. */
export const week = (number: number) => `Woche ${number}`;
/** Title of a group of weeks. There are at least two. */
export const moreWeeks = (count: number) => `${count} weitere Wochen`;
/**
 * Next to a week's title, followed by `lessonsDone`.
 *
 * @param date - short date, such as '30. Nov.'
 */
export const weekStarts = (date: string) => `ab ${date} ·`;
export const lessonsDone = (done: number, total: number) =>
  done > 0 ? `${done} von ${counts.lessons(total)} erledigt` : counts.lessons(total);

/** @param time - such as '18:00 Uhr' */
export const todayAt = (time: string) => `Heute, ${time}`;
export const checkpoint = (title: string) => `Etappenziel: ${title}`;
/** A lesson that began on an earlier study day. */
export const continuedLesson = (lesson: string) => `${lesson} (Fortsetzung)`;
/** Screen readers read it right after the title of a finished lesson. */
export const doneAfterTitle = ', erledigt';
/** Length of a lesson, abbreviated to save space. */
export const minutes = (count: number) => `${count}\u00A0min`;

export const finishedEverything = 'Du hast alles geschafft';
export const hasEnded = 'Dieser Plan ist zu Ende';
export const startsOn = (date: string) => `Dein Plan beginnt am ${formatDate(date, 'weekday')}`;
export const thisWeek = 'Diese Woche';
export const weekOf = (number: number, count: number) => `Woche ${number} von ${count}.`;
/** @param total - includes the lessons that were finished before the plan started */
export const planDone = (done: number, total: number) =>
  `${done} von ${counts.lessons(total)} erledigt.`;
export const continueWith = (lesson: string) => `Weiter mit: ${lesson}`;
export const notSaved =
  'Dein Browser erlaubt dieser Website nicht, den Plan zu speichern. Er geht verloren, wenn du die Seite verlässt. Kopiere den Link unten und öffne ihn, wenn du wiederkommst.';

export const missedLessons = (count: number) =>
  count === 1
    ? 'Eine Lektion von einem früheren Tag ist noch offen.'
    : `${count} Lektionen von früheren Tagen sind noch offen.`;
/** After `missedLessons`. */
export const missedAdvice =
  'Das passiert allen mal. Plane neu, dann rückt alles, was noch offen ist, auf die nächsten Tage.';
/** A button, by the plan's new first day. */
export const planAgain = {
  today: 'Ab heute neu planen',
  tomorrow: 'Ab morgen neu planen',
} as const;
/** Announced after a click on that button. */
export const plannedAgain = {
  today: 'Ab heute neu geplant.',
  tomorrow: 'Ab morgen neu geplant.',
} as const;

export const allDone =
  'Du hast alle Lektionen in diesem Plan erledigt. Am meisten zählt, was du jetzt zeigen kannst: Schau dir die Etappenziele noch einmal an oder such dir aus, wie es weitergeht.';
/** Links after `allDone`. */
export const itsCheckpoints = 'Die Etappenziele';
export const allCourses = 'Alle Kurse';

/** Title and labels of a table with the plan's values. */
export const yourPlan = 'Dein Plan';
export const days = 'Tage';
export const time = 'Uhrzeit';
export const eachDay = 'Pro Tag';
export const finishedBy = 'Fertig am';
/** Short names of the study days. */
export const dayNames = (names: readonly string[]) => names.join(', ');

export const changePlan = 'Plan ändern';
export const deletePlan = 'Plan löschen';
/** Asked before a plan is deleted. */
export const deleteQuestion = 'Diesen Plan löschen?';
export const deleteNote = 'Dein Fortschritt in den Lektionen bleibt erhalten.';
export const deleteConfirm = 'Löschen';
export const deleteCancel = 'Behalten';
export const savedHere =
  'Dein Plan ist nur in diesem Browser gespeichert. Lektionen werden abgehakt, sobald du sie geschafft hast.';

export const laterWeeks = 'Spätere Wochen';
export const soFar = 'Bisher';
export const doneBefore = 'Vor diesem Plan erledigt';
/** Title of the weeks before this one, and the date of the first one. */
export const weeksBefore = (count: number) => (count === 1 ? 'Eine Woche' : `${count} Wochen`);
export const fromDate = (date: string) => `ab ${formatDate(date)}`;

/** Buttons below a plan, and what they report. */
export const calendarFile = 'Kalenderdatei';
export const calendarDownloaded =
  'Die Kalenderdatei liegt in deinen Downloads. Öffne sie, um deine Lerntage einzutragen. Wenn du später eine neuere Datei öffnest, werden sie aktualisiert.';
export const calendarFailed =
  'Die Kalenderdatei konnte nicht erstellt werden. Prüfe deine Verbindung und versuch es noch einmal.';
export const print = 'Plan drucken';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Link kopiert. Wer ihn öffnet, sieht diesen Plan.';
/** @param link - turns its label into a link to the plan */
export const copyingFailed = (link: (label: string) => ReactNode) => (
  <>Dein Browser hat das Kopieren nicht erlaubt. Kopiere den Link von hier: {link('dieser Plan')}</>
);

export type Complete = Translated<typeof import('../en/studyPlan'), typeof import('./studyPlan')>;

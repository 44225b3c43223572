/** Texts of the Programs page: its header, each program's route, and the table of weeks. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf, formatMinutes } from './format';

/** Small line above the page's title, with the number of programs. */
export const guidedPaths = (count: number) =>
  countOf(count, 'geführter Lernpfad', 'geführte Lernpfade');
/** Label of the overview of the programs. */
export const onThisPage = 'Auf dieser Seite';
/** Titles of courses or modules. */
export const titleList = (all: readonly string[]) => all.join(', ');
/** @param link - turns its label into a link to the planner */
export const alreadyDecided = (link: (label: string) => ReactNode) => (
  <>
    Schon entschieden? Der {link('Lernplaner')} macht dir einen Zeitplan, der in deine Woche passt.
  </>
);

export const whoItIsFor = 'Für wen es gedacht ist';
/**
 * Button of a program.
 *
 * @param program - the program's title
 * @param hidden - hides its text from everyone but screen readers, which need the program's title
 */
export const startFirstLesson = (program: string, hidden: (text: string) => ReactNode) => (
  <>Erste Lektion starten{hidden(` im Programm „${program}“`)}</>
);
/** Button that opens the planner, with the same parameters. */
export const planThis = (program: string, hidden: (text: string) => ReactNode) => (
  <>Jetzt planen{hidden(`: Programm „${program}“`)}</>
);
/** Title of the section with a program's route. */
export const steps = (count: number) =>
  count === 1 ? '1 Etappe' : `${count} Etappen, jede mit Etappenziel`;
export const howToProve = 'Was du bei jedem Etappenziel zeigst';
export const moveOnWhen =
  'Geh nach einem Etappenziel erst weiter, wenn du zeigen kannst, was darunter steht.';
export const notPromised = 'Was wir nicht versprechen';

/** Below a course in a program's route. */
export const lessonsAndTime = (lessons: number, minutes: { from: number; to: number }) =>
  `${counts.lessons(lessons)}, ${formatMinutes(minutes)}`;
/**
 * A checkpoint in a program's route.
 *
 * @param title - the checkpoint's title
 * @param hidden - hides its text from everyone but screen readers
 */
export const checkpoint = (title: string, hidden: (text: string) => ReactNode) => (
  <>
    {hidden('Etappenziel: ')}
    {title}
  </>
);

export const paceTitle = 'So lange dauert es';
export const paceIntro =
  'Die kleinere Zahl gilt für ein zügiges Tempo, die größere für ein gründliches. Lektionen, Aufgaben und Projekte sind eingerechnet, freie Tage nicht.';
/** Caption of the table of weeks, for screen readers. */
export const paceCaption = 'Dauer der Programme in Wochen, je nach Stunden pro Woche';
/** Heads of the table's columns. The hours are more than one. */
export const programColumn = 'Programm';
export const hoursColumn = (hours: number) => `${hours} Stunden pro Woche`;
/** A number of weeks, or a range such as '15 bis 24'. */
export const weekRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? String(to) : `${from} bis ${to}`;
/** @param unit - makes the word after the number smaller, or puts it on its own line */
export const weeks = (range: { from: number; to: number }, unit: (text: string) => ReactNode) => (
  <>
    {weekRange(range)} {unit(range.to === 1 ? 'Woche' : 'Wochen')}
  </>
);

export const planTitle = 'Plane deine Tage';
export const planText =
  'Such dir Tage und eine Uhrzeit aus. Der Lernplaner verteilt die Lektionen auf deine Lerntage, hakt sie nach und nach ab und trägt sie in deinen Kalender ein.';
export const openPlanner = 'Lernplaner öffnen';
export const whatComesAfter = 'Was danach kommt';

export type Complete = Translated<
  typeof import('../en/programSections'),
  typeof import('./programSections')
>;

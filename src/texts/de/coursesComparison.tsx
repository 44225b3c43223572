/** Texts of the table that compares courses. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const table = 'Kurse im Vergleich';

/** Heading of the row with the buttons that remove a course. */
export const choice = 'Deine Auswahl';
/** @param hidden - wraps the part that only screen readers announce */
export const remove = (course: string, hidden: (text: string) => ReactNode) => (
  <>Entfernen{hidden(`:\u00a0„${course}“ aus dem Vergleich`)}</>
);

// The other rows' headings, and their values.
export const level = 'Niveau';
export const time = 'Dauer';
export const languages = 'Sprachen';
export const languageList = (names: readonly string[]) =>
  names.length === 0 ? 'Keine' : names.join(', ');
export const modules = 'Module';
export const lessons = 'Lektionen';
export const exercises = 'Aufgaben';
export const topics = 'Themen';
export const topicList = (topicNames: readonly string[]) => topicNames.join(', ');
/** Heading of the courses that a course builds on. */
export const takeFirst = 'Vorher';
export const noneFirst = 'Kein anderer Kurs';
/** If only the part of a course up to a module is needed. */
export const upTo = (course: ReactNode, module: string) => (
  <>
    {course}, bis zum Modul „{module}“
  </>
);
/** Heading of what's needed besides courses. */
export const alsoNeeded = 'Außerdem nötig';
export const outcomes = 'Das lernst du';
export const project = 'Projekt';
/** In place of an empty list. */
export const nothingElse = 'Sonst nichts';

export type Complete = Translated<
  typeof import('../en/coursesComparison'),
  typeof import('./coursesComparison')
>;

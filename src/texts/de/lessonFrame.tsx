/** Texts of a lesson's frame: its title, its intro, and the links after it. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const breadcrumb = 'Du bist hier';
export const lessonOf = (number: number, count: number) => `Lektion ${number} von ${count}`;

/** Shown above a lesson that isn't in the page's language. */
export const notTranslated = (language: string) =>
  `Diese Lektion ist noch nicht übersetzt. Sie ist auf ${language}.`;

/** Heading of the outcomes, which are phrases such as „eine Fehlermeldung lesen“. */
export const youWillLearnTo = 'Das lernst du';
export const prerequisites = 'Voraussetzungen';
export const noPrerequisites = 'Keine';
/** Label of the table of contents. */
export const onThisPage = 'Auf dieser Seite';

/** Label of the list of facts: level, number of exercises, and last update. */
export const aboutThisLesson = 'Über diese Lektion';
export const levels = {
  beginner: 'Einstieg',
  intermediate: 'Mittelstufe',
  advanced: 'Fortgeschritten',
} as const;
export const updatedOn = (date: ReactNode) => <>aktualisiert am {date}</>;

/** Label of the links to the neighboring lessons. */
export const neighbors = 'Vorherige und nächste Lektion';
export const previousLesson = (title: string) => `Zurück: ${title}`;
/** Shown above the title of the next lesson. */
export const nextLesson = 'Weiter';
export const coursesToStart = (count: number) =>
  count === 1
    ? 'Ein Kurs, mit dem du jetzt anfangen kannst'
    : 'Kurse, mit denen du jetzt anfangen kannst';
/** A link to the first lesson of a course. */
export const firstLesson = (course: string, lesson: string) => `${course}: ${lesson}`;

/** Heading of the links after a course's last lesson. */
export const lastLesson = (course: string) =>
  `Das ist die letzte Lektion im Kurs „${course}“. Wie geht es weiter?`;
export const courseBuildingOn = (title: string) => `${title}, ein Kurs, der auf diesem aufbaut`;
export const programIncluding = (title: string) => `${title}, ein Programm mit diesem Kurs`;
export const project = 'Das Projekt und was es können muss';
export const allCourses = 'Alle Kurse';
/** Link to the school's page about the steps after a course. */
export const whatToLearnAfter = 'Was du danach lernen kannst';

export type Complete = Translated<
  typeof import('../en/lessonFrame'),
  typeof import('./lessonFrame')
>;

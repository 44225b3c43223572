/** Texts of the home page's sections below the demos. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

// How a reader fixes a failing exercise.
export const momentsTitle = 'Vom ersten Versuch zur richtigen Lösung';
export const failsTitle = 'Es klappt noch nicht';
export const failsText =
  'Ohne die markierte Zeile siehst du, was der Test ausprobiert, was er erwartet und was dein Code zurückgibt.';
export const fixTitle = 'Du behebst den Fehler';
export const fixText = 'Tipps bekommst du, wenn du welche willst. Hier hat eine Zeile gefehlt.';
export const passesTitle = 'Es klappt';
export const passesText = 'Alle Tests sind bestanden, auch einer, den du nicht sehen konntest.';
export const hint = (number: number) => `Tipp ${number}`;

// The courses.
/** @param forNew - wraps the part that only new visitors see */
export const coursesTitle = (courses: number, forNew: (text: string) => ReactNode) => (
  <>
    {countOf(courses, 'Kurs', 'Kurse')}
    {forNew('. Sieh dir erst den Inhalt an')}
  </>
);
export const coursesIntro = (lessons: number, courses: number) => {
  const start = `Insgesamt ${countOf(lessons, 'Lektion', 'Lektionen')} mit Aufgaben, die dein Browser prüft.`;
  return courses === 1
    ? `${start} Am Ende des Kurses steht ein Projekt.`
    : `${start} Am Ende jedes Kurses steht ein Projekt.`;
};

// The programs.
export const programsTitle = (programs: number) =>
  `${countOf(programs, 'Weg', 'Wege')} durch die Kurse`;
export const programsIntro = (plannerLink: (label: string) => ReactNode) => (
  <>
    Ein Programm bringt Kurse in eine Reihenfolge und ergänzt sie um Etappenziele, die zeigen, was
    du gelernt hast. Der {plannerLink('Lernplaner')} macht aus deinen Lerntagen einen Zeitplan.
  </>
);
/** Label of the list of a program's courses. */
export const coursesIn = (program: string) => `Kurse im Programm „${program}“`;

// What people said about the school.
export const testimonialsTitle = 'Was andere sagen';
export const testimonialsIntro =
  'Bei jedem Zitat stehen Quelle und Datum, und alle waren damit einverstanden, zitiert zu werden.';
/** Below a quote. `source` is a website's name or a text that the school wrote. */
export const quotedFrom = (source: ReactNode, date: ReactNode) => (
  <>
    {source}, {date}
  </>
);

/** Link in the section about who the school is for, after its introduction. */
export const nextSteps = 'Wie es danach weitergeht';

// Common questions.
export const questionsTitle = 'Klare Antworten auf häufige Fragen';
export const questionsIntro = (aboutLink: (label: string) => ReactNode) => (
  <>
    Mehr dazu, wie diese Website entsteht und was sie speichert, steht auf der{' '}
    {aboutLink('Seite „Über uns“')}.
  </>
);
/** After `questionsIntro`, if the site has a comparison. */
export const seeComparison = (comparisonLink: (label: string) => ReactNode) => (
  <>
    Was diese Website von anderen Schulen unterscheidet, zeigt der direkte{' '}
    {comparisonLink('Vergleich')}.
  </>
);

// The call to action at the end.
export const startFirstLesson = 'Erste Lektion starten';
export const planWeeks = 'Wochen planen';

export type Complete = Translated<
  typeof import('../en/homeSections'),
  typeof import('./homeSections')
>;

/** Texts of a course's page around the syllabus and the project. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

/** Above a course's title, styled as a code comment. */
export const labels = {
  beginner: 'Kurs, Einstieg',
  intermediate: 'Kurs, Mittelstufe',
  advanced: 'Kurs, Fortgeschritten',
} as const;
/** A colon and the lesson's title follow. */
export const startFirstLesson = 'Erste Lektion starten';
export const mockInterviews = 'Probeinterviews';

// Who the course is for.
export const fitTitle = 'Ist das etwas für dich?';
/** Heading of a list of sentences, such as „Du fängst bei null an.“ */
export const fits = 'Das spricht dafür';
/** Heading of a list of sentences. */
export const misfits = 'Das spricht dagegen';

export const outcomes = 'Was du danach kannst';

// Prerequisites.
export const prerequisites = 'Bevor du anfängst';
export const takeFirst = 'Kurse, die du vorher brauchst';
export const noneFirst = 'Keine. Du kannst hier anfangen.';
/** If only the part of a course up to a module is needed. */
export const upTo = (course: ReactNode, module: string) => (
  <>
    {course}, bis zum Modul „{module}“
  </>
);
/** Heading of what's needed besides courses. */
export const alsoNeeded = 'Was du brauchst';

// Programs that include the course.
export const programs = 'Programme mit diesem Kurs';
export const programsIntro = (count: number) =>
  count === 1
    ? 'Ein Programm ist ein längerer Weg durch die Kurse, mit Etappenzielen.'
    : 'Ein Programm ist ein längerer Weg durch die Kurse, mit Etappenzielen. Diese Programme unterscheiden sich darin, wie viel von diesem Kurs sie enthalten und was dazukommt.';
/** What a program includes if it's just the course. */
export const wholeCourse = 'Dieser ganze Kurs';
/**
 * What a program includes.
 *
 * @param taken - number of the course's modules in the program, out of `modules`
 * @param others - titles of the program's other courses
 */
export const programShare = ({
  taken,
  modules,
  others,
}: {
  taken: number;
  modules: number;
  others: readonly string[];
}) => {
  const share = taken === modules ? wholeCourse : `${taken} von ${modules} Modulen`;
  return others.length > 0 ? `${share}, dazu ${others.join(' und ')}` : share;
};
export const programFacts = (time: string, checkpoints: number) =>
  `${time}, ${countOf(checkpoints, 'Etappenziel', 'Etappenziele')}`;

// The call to action at the end.
export const closingTitle = 'Kann es losgehen?';
export const closing =
  'Du musst nichts installieren und kein Konto anlegen. Hör auf, wann du willst, und mach später da weiter, wo du warst.';
/** After `closing`, if the site has a page about it. */
export const seeNextSteps = (link: (label: string) => ReactNode) => (
  <>Hier steht, {link('was du danach lernen kannst')}.</>
);
export const allCourses = 'Alle Kurse';

export type Complete = Translated<
  typeof import('../en/courseSections'),
  typeof import('./courseSections')
>;

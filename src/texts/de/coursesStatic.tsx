/** Texts of the courses page's header, cards, and closing. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Also the title of the document, in `courses`. */
export const title = 'Kurse';
export const lead = (
  tutorialsLink: (label: string) => ReactNode,
  programsLink: (label: string) => ReactNode,
) => (
  <>
    Ein Kurs bringt dir ein Gebiet von Anfang bis Ende bei, und zum Schluss baust du ein Projekt.
    Einzelne Lektionen findest du unter {tutorialsLink('Tutorials')}, längere Wege durch mehrere
    Kurse unter {programsLink('Programme')}.
  </>
);

/** Heading of a course's project, on its card. */
export const project = 'Das baust du';
/** The programming languages of a course, such as „HTML, CSS“. */
export const languages = (names: readonly string[]) => names.join(', ');

// The call to action at the end.
export const closingTitle = 'Du weißt nicht, wo du anfangen sollst?';
/** If the tutorials page has questions that find a starting point. */
export const closingWithQuestions =
  'Wenn du noch nie programmiert hast, fang mit der ersten Lektion an. Wenn du schon etwas Code geschrieben hast, findest du mit ein paar kurzen Fragen deinen Startpunkt.';
export const closingWithoutQuestions =
  'Wenn du noch nie programmiert hast, fang mit der ersten Lektion an. Wenn du schon etwas Code geschrieben hast, sieh dir die Lektionen an und such dir eine aus.';
export const startFirstLesson = 'Erste Lektion starten';
/** Link to the questions that find a starting point. */
export const answerQuestions = 'Fragen beantworten';
export const allLessons = 'Alle Lektionen';

export type Complete = Translated<
  typeof import('../en/coursesStatic'),
  typeof import('./coursesStatic')
>;

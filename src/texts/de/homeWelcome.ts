/** Texts for returning readers at the top of the home page. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** What's left in the reader's next lesson, above the greeting. Styled as a code comment. */
export const nextUp = (exercises: number) =>
  exercises > 0
    ? `als Nächstes: noch ${countOf(exercises, 'Aufgabe', 'Aufgaben')}`
    : 'als Nächstes: Lektion abhaken';
/** In place of `nextUp` if there's no next lesson. */
export const nothingNext = 'alle Lektionen erledigt';

export const allDone = 'Du hast alle Lektionen geschafft.';
export const exercisesPassed = (passed: number, total: number) =>
  `${passed} von ${countOf(total, 'Aufgabe', 'Aufgaben')}`;
export const lessonsDone = (done: number, total: number) =>
  `${done} von ${countOf(total, 'Lektion', 'Lektionen')} erledigt`;

/** Label of the progress in the course with the next lesson. */
export const course = 'Kurs';
/** Label of the progress in all courses. */
export const courses = 'Kurse';
export const review = 'Wiederholung';
export const questionsDue = (count: number) =>
  `${countOf(count, 'Frage', 'Fragen')} zum Wiederholen`;
export const nothingDue = 'Heute ist nichts fällig';
export const plan = 'Lernplan';
export const makePlan = 'Woche planen';

export type Complete = Translated<
  typeof import('../en/homeWelcome'),
  typeof import('./homeWelcome')
>;

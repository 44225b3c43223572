/** Texts of the sheet with a course's lessons, on small screens. */
import type { Translated } from '../translation';

export const lessonsInCourse = 'Lektionen in diesem Kurs';
/** Follows the number of passed exercises: „2 von 5 Aufgaben in dieser Lektion“. */
export const inThisLesson = 'in dieser Lektion';
export const closeList = 'Liste schließen';
export const aboutCourse = 'Über den Kurs';

export type Complete = Translated<
  typeof import('../en/courseSheet'),
  typeof import('./courseSheet')
>;

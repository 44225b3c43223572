/** Texts of a course's syllabus. */
import type { Translated } from '../translation';
import { countOf, formatMinutes } from './format';

export const title = 'Kursinhalt';
export const intro = (modules: number, lessons: number) =>
  `${countOf(modules, 'Modul', 'Module')} mit ${countOf(lessons, 'Lektion', 'Lektionen')}. Jede Lektion baut nur auf früheren Lektionen auf.`;
export const lessonFacts = (minutes: { from: number; to: number }, exercises: number) =>
  `${formatMinutes(minutes)}, ${countOf(exercises, 'Aufgabe', 'Aufgaben')}`;

export type Complete = Translated<
  typeof import('../en/courseSyllabus'),
  typeof import('./courseSyllabus')
>;

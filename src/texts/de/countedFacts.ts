/** Labels of the numbers that describe a course. The number is next to or below its label. */
import type { Translated } from '../translation';

export const time = 'Dauer';
export const modules = (count: number) => (count === 1 ? 'Modul' : 'Module');
export const lessons = (count: number) => (count === 1 ? 'Lektion' : 'Lektionen');
export const exercises = (count: number) => (count === 1 ? 'Aufgabe' : 'Aufgaben');

export type Complete = Translated<
  typeof import('../en/countedFacts'),
  typeof import('./countedFacts')
>;

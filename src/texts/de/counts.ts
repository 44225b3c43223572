/** Counts with their nouns, which many rooms show: „1 Lektion“, „8 Lektionen“. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const lessons = (count: number) => countOf(count, 'Lektion', 'Lektionen');
export const exercises = (count: number) => countOf(count, 'Aufgabe', 'Aufgaben');
export const modules = (count: number) => countOf(count, 'Modul', 'Module');
export const courses = (count: number) => countOf(count, 'Kurs', 'Kurse');
export const checkpoints = (count: number) => countOf(count, 'Etappenziel', 'Etappenziele');
export const questions = (count: number) => countOf(count, 'Frage', 'Fragen');
export const projects = (count: number) => countOf(count, 'Projekt', 'Projekte');
export const minutes = (count: number) => countOf(count, 'Minute', 'Minuten');
export const days = (count: number) => countOf(count, 'Tag', 'Tage');
export const weeks = (count: number) => countOf(count, 'Woche', 'Wochen');

export type Complete = Translated<typeof import('../en/counts'), typeof import('./counts')>;

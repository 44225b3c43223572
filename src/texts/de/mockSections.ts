/** Texts around a mock interview: the page's header, and what follows the interview. */
import type { Translated } from '../translation';
import { countOf } from './format';

/**
 * Small line above the title.
 *
 * @param course - the course's title, which keeps its capital letters in German
 */
export const label = (course: string) => `Übung, ${course}`;
export const title = 'Probeinterview';
/** How many tasks there are to draw from. */
export const lead = (problems: number, questions: number) =>
  `Aufgaben und Fragen aus allen Lektionen des Kurses, mit Uhr und ohne Tipps. Zur Auswahl: ${countOf(problems, 'Aufgabe', 'Aufgaben')} und ${countOf(questions, 'kurze Frage', 'kurze Fragen')}.`;

export const withoutScript =
  'Für Probeinterviews brauchst du JavaScript. Du findest jede Aufgabe auch in einer Lektion, zusammen mit Tipps und Lösung.';
/** Link to the course. */
export const allLessons = (course: string) => `${course}: alle Lektionen`;

export type Complete = Translated<
  typeof import('../en/mockSections'),
  typeof import('./mockSections')
>;

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
/** How many problems there are to draw from. */
export const lead = (problems: number) =>
  `Aufgaben, die in keiner Lektion vorkommen, mit Uhr, mit Antworten auf deine Fragen und nur einer Prüfung. Zur Auswahl: ${countOf(problems, 'Aufgabe', 'Aufgaben')}.`;

export const withoutScript =
  'Für Probeinterviews brauchst du JavaScript. Die Aufgaben in den Lektionen kannst du auch ohne lesen.';
/** Link to the course. */
export const allLessons = (course: string) => `${course}: alle Lektionen`;

export type Complete = Translated<
  typeof import('../en/mockSections'),
  typeof import('./mockSections')
>;

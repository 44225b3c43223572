/** Texts of the lesson list. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Name of the list. */
export const lessons = 'Lektionen';
/** If there are filters. */
export const lessonsFound = (found: number, all: number) =>
  `${found} von ${countOf(all, 'Lektion', 'Lektionen')}`;
/** Removes all filters. */
export const showAll = 'Alle anzeigen';
/** Opens all modules in the list. */
export const openAll = 'Alle öffnen';
export const closeAll = 'Alle schließen';
export const saveAll = 'Alle offline speichern';

/** A lesson's level, between its other facts. */
export const levels = {
  beginner: 'Einstieg',
  intermediate: 'Mittelstufe',
  advanced: 'Fortgeschritten',
} as const;
export const exercises = (passed: number, total: number) => {
  const count = countOf(total, 'Aufgabe', 'Aufgaben');
  return passed > 0 ? `${passed} von ${count} bestanden` : count;
};

// If no lesson matches the filters.
export const noResults = 'Keine passenden Lektionen';
export const noResultsAdvice =
  'Entferne einen Filter oder fang noch einmal mit allen Lektionen an.';
/** @param filter - an active filter: a subject, a level, one of `states`, or a `searchFilter` */
export const removeFilter = (filter: string) => `Entfernen: ${filter}`;
export const searchFilter = (text: string) => `„${text}“`;
/** Options of the progress filter. Also in `tutorialsFilters`. */
export const states = {
  new: 'Nicht begonnen',
  started: 'Begonnen',
  done: 'Erledigt',
  bookmarked: 'Gemerkt',
} as const;
export const showAllLessons = 'Alle Lektionen anzeigen';

export type Complete = Translated<
  typeof import('../en/tutorialsResults'),
  typeof import('./tutorialsResults')
>;

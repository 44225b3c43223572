/** Texts of the lesson list's filters. */
import type { Translated } from '../translation';

/** Label of the form with the filters. */
export const filters = 'Lektionen filtern';
export const search = 'Lektionen suchen';
export const searchPlaceholder = 'Titel oder Thema';
export const subject = 'Bereich';
export const allSubjects = 'Alle Bereiche';
export const level = 'Niveau';
export const allLevels = 'Jedes Niveau';
export const progress = 'Dein Fortschritt';
export const anyProgress = 'Beliebig';
/** Options of the progress filter. Also in `tutorialsResults`. */
export const states = {
  new: 'Nicht begonnen',
  started: 'Begonnen',
  done: 'Erledigt',
  bookmarked: 'Gemerkt',
} as const;

export type Complete = Translated<
  typeof import('../en/tutorialsFilters'),
  typeof import('./tutorialsFilters')
>;

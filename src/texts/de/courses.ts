/** Texts of the courses page that load with the page itself. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Also the page's heading, in `coursesStatic`. */
export const title = 'Kurse';

/** Label of the region with the matching courses. */
export const results = 'Ergebnisse';
export const coursesFound = (found: number, all: number) => {
  if (found < all) return `${found} von ${countOf(all, 'Kurs', 'Kursen')}`;
  return all > 1 ? `Alle ${countOf(all, 'Kurs', 'Kurse')}` : countOf(all, 'Kurs', 'Kurse');
};
/** Hint next to the number of courses, about the checkbox on each course's card. */
export const chooseToCompare = (max: number) => `Wähle bis zu ${max} zum Vergleichen`;
export const compareAll = (courses: number) =>
  `Alle ${countOf(courses, 'Kurs', 'Kurse')} vergleichen`;

// The bar with the number of selected courses.
export const comparison = 'Vergleich';
/** @param max - maximum number of courses to compare */
export const coursesChosen = (count: number, max: number) => {
  if (count === 1) return '1 Kurs zum Vergleichen: Wähle noch einen';
  return count === max
    ? `${countOf(count, 'Kurs', 'Kurse')} zum Vergleichen, mehr geht nicht`
    : `${countOf(count, 'Kurs', 'Kurse')} zum Vergleichen`;
};
/** Link to the comparison. */
export const compare = 'Vergleichen';
export const clear = 'Leeren';

export type Complete = Translated<typeof import('../en/courses'), typeof import('./courses')>;

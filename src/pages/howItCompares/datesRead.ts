import type { ComparedSchool } from '../../content/model';
import { formatDate } from '../../content/format';

/**
 * @param schools - what is said of each school
 * @returns when the sources were read, such as "on November 25, 2026", or "between" the first day and the last
 */
export function datesRead(schools: readonly ComparedSchool[]): string {
  const dates = schools
    .flatMap(({ facts }) => Object.values(facts).flatMap((fact) => fact?.date ?? []))
    .sort();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return first === last
    ? `on ${formatDate(first)}`
    : `between ${formatDate(first)} and ${formatDate(last)}`;
}

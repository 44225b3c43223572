import { formatDate } from '../../../../texts/de/format';
import type { ComparedSchool } from './comparison';

/**
 * Formats the dates on which the sources were read, as in `datesRead.ts`.
 *
 * @param schools - all compared schools
 * @returns text such as „am 25. November 2026“, or „vom … bis zum …“ if there are several dates
 */
export function datesRead(schools: readonly ComparedSchool[]): string {
  const dates = schools
    .flatMap(({ facts }) => Object.values(facts).flatMap((fact) => fact?.date ?? []))
    .sort();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return first === last
    ? `am ${formatDate(first)}`
    : `vom ${formatDate(first)} bis zum ${formatDate(last)}`;
}

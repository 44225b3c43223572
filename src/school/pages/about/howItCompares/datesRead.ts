import { formatDate } from '../../../../texts/en/format';
import type { ComparedSchool } from './comparison';

/**
 * Formats the dates on which the sources were read.
 *
 * @param schools - all compared schools
 * @returns text such as "on November 25, 2026", or "between … and …" if there are several dates
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

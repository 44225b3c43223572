import type { ComparedSchool } from '../../content/model';

/**
 * @param schools - what is compared
 * @returns the day before which none of the sources was read, 'YYYY-MM-DD'; empty where there are none
 */
export function oldestDate(schools: readonly ComparedSchool[]): string {
  const dates = schools.flatMap(({ facts }) =>
    Object.values(facts).flatMap((fact) => fact?.date ?? []),
  );
  return dates.sort()[0] ?? '';
}

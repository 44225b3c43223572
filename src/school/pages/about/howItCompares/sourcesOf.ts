import { COMPARED_FACTS, type ComparedSchool } from './comparison';

/**
 * Returns the distinct source URLs in reading order. The number of a source is its index plus 1.
 *
 * @param schools - all compared schools
 */
export function sourcesOf(schools: readonly ComparedSchool[]): string[] {
  const cells = COMPARED_FACTS.flatMap(({ id }) => schools.map(({ facts }) => facts[id]));
  return [...new Set(cells.flatMap((cell) => cell?.source ?? []))];
}

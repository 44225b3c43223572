import { COMPARED_FACTS } from '../../content/comparison';
import type { ComparedSchool } from '../../content/model';

/**
 * @param schools - what is said of each school
 * @returns the addresses of all sources, each once, in the order in which the table is read; their places are the notes' numbers
 */
export function sourcesOf(schools: readonly ComparedSchool[]): string[] {
  const cells = COMPARED_FACTS.flatMap(({ id }) => schools.map(({ facts }) => facts[id]));
  return [...new Set(cells.flatMap((cell) => cell?.source ?? []))];
}

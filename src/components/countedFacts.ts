import { formatMinutes } from '../content/format';
import type { Totals } from '../content/totals';
import type { Fact } from './FactList';

/**
 * @param totals - what was counted in a course or a program
 * @returns what a `FactList` says of it: the time it takes and what it has
 */
export function countedFacts({ minutes, modules, lessons, exercises }: Totals): Fact[] {
  return [
    { label: 'Time', value: formatMinutes(minutes) },
    { label: 'Modules', value: modules },
    { label: 'Lessons', value: lessons },
    { label: 'Exercises', value: exercises },
  ];
}

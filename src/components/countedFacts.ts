import { formatMinutes } from '../content/format';
import type { Totals } from '../content/totals';
import type { Fact } from './FactList';

/**
 * @param totals - totals of a course or program
 * @returns facts for `FactList`
 */
export function countedFacts({ minutes, modules, lessons, exercises }: Totals): Fact[] {
  return [
    { label: 'Time', value: formatMinutes(minutes) },
    { label: 'Modules', value: modules },
    { label: 'Lessons', value: lessons },
    { label: 'Exercises', value: exercises },
  ];
}

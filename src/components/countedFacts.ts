import { formatMinutes } from '../texts/en/format';
import type { Totals } from '../content/totals';
import type { Fact } from './FactList';

/**
 * @param totals - totals of a course or program
 * @returns facts for `FactList`
 */
export function countedFacts({ minutes, modules, lessons, exercises }: Totals): Fact[] {
  return [
    { label: 'Time', value: formatMinutes(minutes) },
    { label: modules === 1 ? 'Module' : 'Modules', value: modules },
    { label: lessons === 1 ? 'Lesson' : 'Lessons', value: lessons },
    { label: exercises === 1 ? 'Exercise' : 'Exercises', value: exercises },
  ];
}

import type { Totals } from '../content/totals';
import * as texts from '../texts/en/countedFacts';
import { formatMinutes } from '../texts/en/format';
import type { Fact } from './FactList';

/**
 * @param totals - totals of a course or program
 * @returns facts for `FactList`
 */
export function countedFacts({ minutes, modules, lessons, exercises }: Totals): Fact[] {
  return [
    { label: texts.time, value: formatMinutes(minutes) },
    { label: texts.modules(modules), value: modules },
    { label: texts.lessons(lessons), value: lessons },
    { label: texts.exercises(exercises), value: exercises },
  ];
}

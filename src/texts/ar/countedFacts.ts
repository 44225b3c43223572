/**
 * Labels of the numbers that describe a course. The number is next to or below its label, which is the same for all
 * numbers.
 */
import type { Translated } from '../translation';

export const time = 'المدة';
export const modules = () => 'الوحدات';
export const lessons = () => 'الدروس';
export const exercises = () => 'التمارين';

export type Complete = Translated<
  typeof import('../en/countedFacts'),
  typeof import('./countedFacts')
>;

/** Texts of the next cohorts of a course or a program. */
import { formatList } from '../intlFormat';
import { countOf } from './format';

export const title = 'Next start dates';
export const apply = 'Apply';
/** When a cohort meets. The weekdays come from `weekdays.ts`. */
export const everyWeek = (weekdays: readonly string[]) => `Every ${formatList(weekdays)}`;
export const taughtIn = (language: string) => `Taught in ${language}`;
export const seatsLeft = (left: number, total: number) =>
  left === 0
    ? 'No seats left'
    : total === 1
      ? '1 seat left'
      : `${left} of ${countOf(total, 'seat')} left`;

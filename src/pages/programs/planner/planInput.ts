import { addDays, isCalendarDate } from './calendarDate';
import type { PlanItem } from './planItems';

/** Longest plan, in weeks: two years. */
export const MAX_WEEKS = 104;
/** Most hours of study a week. */
export const MAX_HOURS = 60;
/** Most hours of study a day, since people also sleep. */
export const MAX_HOURS_A_DAY = 16;

export interface PlanInput {
  /** What is left to do, in order. */
  items: readonly PlanItem[];
  /** Above 0, at most `MAX_HOURS`; null when what was typed is no number. */
  hoursPerWeek: number | null;
  /** Days of study by ISO 8601: 1 is Monday, 7 is Sunday. Anything else is ignored. */
  days: readonly number[];
  /** First day, 'YYYY-MM-DD'. */
  startDate: string;
  /** The current date, 'YYYY-MM-DD'. */
  today: string;
}

export type PlanField = 'hours' | 'days' | 'start' | 'done';

/** Why there is no plan: the field to change and a sentence that says how. */
export interface PlanProblem {
  kind: 'problem';
  field: PlanField;
  message: string;
}

/**
 * The number of hours that a person typed: '7', '7.5' or '7,5'.
 *
 * @returns null for anything else, signs and exponents included.
 */
export function parseHours(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^(\d{1,4}(\.\d{0,2})?|\.\d{1,2})$/.test(typed) ? Number(typed) : null;
}

/** The first thing that keeps `input` from making a plan, or null. Whether the work fits into two years is not judged. */
export function findProblem(input: PlanInput): PlanProblem | null {
  const days = studyDays(input.days).length;
  const { hoursPerWeek: hours, startDate, today, items } = input;
  const problem = (field: PlanField, message: string): PlanProblem => ({
    kind: 'problem',
    field,
    message,
  });
  if (hours === null || !Number.isFinite(hours)) {
    return problem('hours', 'Enter the hours a week as a number, such as 5 or 7.5.');
  }
  if (Math.round(hours * 60) < 1) {
    return problem('hours', 'A plan needs more than 0 hours a week.');
  }
  if (hours > MAX_HOURS) {
    return problem('hours', `Enter at most ${MAX_HOURS} hours a week.`);
  }
  if (days === 0) {
    return problem('days', 'Choose at least one day of the week.');
  }
  if (hours / days > MAX_HOURS_A_DAY) {
    return problem(
      'days',
      `That is more than ${MAX_HOURS_A_DAY} hours a day. Choose more days or fewer hours.`,
    );
  }
  if (!isCalendarDate(startDate)) {
    return problem('start', 'Enter the start as a date that exists, such as 2027-03-01.');
  }
  if (startDate < today) {
    return problem('start', 'The start date is in the past. Choose today or a later day.');
  }
  if (startDate > addDays(today, MAX_WEEKS * 7)) {
    return problem('start', 'The start date is more than two years away. Choose an earlier day.');
  }
  return items.length === 0
    ? problem('done', 'Nothing is left to do: everything here is marked as done.')
    : null;
}

/** The weekdays among `days`, each once, in the order of the week. */
export function studyDays(days: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day));
}

import { addDays, isCalendarDate } from './calendarDate';
import type { PlanItem } from './planItems';
import { isTimeOfDay } from './timeOfDay';

/** Longest plan, in weeks: two years. */
export const MAX_WEEKS = 104;
/** Fewest minutes of a study day in which something can be read. */
export const MIN_MINUTES = 5;
/** Most minutes of study a day, since people also sleep. */
export const MAX_MINUTES = 16 * 60;

/** What days of study are made from. */
export interface PlanInput {
  /** What is left to do, in order. */
  items: readonly PlanItem[];
  /** Days of study by ISO 8601: 1 is Monday, 7 is Sunday. Anything else is ignored. */
  days: readonly number[];
  /** Of each study day, whole, from `MIN_MINUTES` to `MAX_MINUTES`. */
  minutes: number;
  /** First day, 'YYYY-MM-DD'. */
  startDate: string;
}

export type PlanField = 'days' | 'time' | 'minutes' | 'start' | 'done';

/** Why there is no plan: the field to change and a sentence that says how. */
export interface PlanProblem {
  kind: 'problem';
  field: PlanField;
  message: string;
}

/** The first thing that keeps `input` from making a plan, or null. Whether the work fits into two years is not judged. */
export function findProblem({ days, startDate, items }: PlanInput): PlanProblem | null {
  if (studyDays(days).length === 0) {
    return problem('days', 'Choose at least one day of the week.');
  }
  if (!isCalendarDate(startDate)) {
    return problem('start', 'Enter a valid start date, such as 2027-03-01.');
  }
  return items.length === 0
    ? problem('done', "There's nothing left to do: everything here is marked as done.")
    : null;
}

/**
 * What keeps a plan from being started; one that is under way began in the past.
 *
 * @param choice - what was typed
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function findStartProblem(
  { time, startDate }: { time: string; startDate: string },
  today: string,
): PlanProblem | null {
  if (!isTimeOfDay(time)) {
    return problem('time', 'Enter the time of day as hours and minutes, such as 18:30.');
  }
  // Whether it is a date at all is judged with the rest of the plan.
  if (!isCalendarDate(startDate)) return null;
  if (startDate < today) {
    return problem('start', 'The start date is in the past. Choose today or a later day.');
  }
  return startDate > addDays(today, MAX_WEEKS * 7)
    ? problem('start', 'The start date is more than two years away. Choose an earlier day.')
    : null;
}

/** The weekdays among `days`, each once, in the order of the week. */
export function studyDays(days: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day));
}

/** A problem with its kind. */
export function problem(field: PlanField, message: string): PlanProblem {
  return { kind: 'problem', field, message };
}

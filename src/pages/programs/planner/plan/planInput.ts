import * as texts from '../../../../texts/en/planProblems';
import { addDays, isCalendarDate } from '../dates/calendarDate';
import { isTimeOfDay } from '../dates/timeOfDay';
import type { PlanItem } from './planItems';

/** Maximum length of a plan, in weeks (two years). */
export const MAX_WEEKS = 104;
/** Minimum length of a study day, in minutes. */
export const MIN_MINUTES = 5;
/** Maximum study time per day, in minutes. */
export const MAX_MINUTES = 16 * 60;

/** Input for `planStudy`. */
export interface PlanInput {
  /** Lessons still to do, in order. */
  items: readonly PlanItem[];
  /** ISO 8601 weekdays to study on: 1 is Monday, 7 is Sunday. Other values are ignored. */
  days: readonly number[];
  /** Whole minutes per study day, from `MIN_MINUTES` to `MAX_MINUTES`. */
  minutes: number;
  /** First day, 'YYYY-MM-DD'. */
  startDate: string;
}

export type PlanField = 'days' | 'time' | 'minutes' | 'start' | 'done';

/** Reason there's no plan: the field to change, and a message that says how. */
export interface PlanProblem {
  kind: 'problem';
  field: PlanField;
  message: string;
}

/** Returns the first problem with `input`, or null. Doesn't check that the work fits into two years. */
export function findProblem({ days, startDate, items }: PlanInput): PlanProblem | null {
  if (studyDays(days).length === 0) {
    return problem('days', texts.noDays);
  }
  if (!isCalendarDate(startDate)) {
    return problem('start', texts.startInvalid);
  }
  return items.length === 0 ? problem('done', texts.nothingLeft) : null;
}

/**
 * Returns the problem that prevents a new plan from starting, or null. An existing plan can have started in
 * the past, so this isn't part of `findProblem`.
 *
 * @param choice - the typed values
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function findStartProblem(
  { time, startDate }: { time: string; startDate: string },
  today: string,
): PlanProblem | null {
  if (!isTimeOfDay(time)) {
    return problem('time', texts.timeInvalid);
  }
  // Ignores invalid dates, because `findProblem` already reports them.
  if (!isCalendarDate(startDate)) return null;
  if (startDate < today) {
    return problem('start', texts.startInPast);
  }
  return startDate > addDays(today, MAX_WEEKS * 7) ? problem('start', texts.startTooLate) : null;
}

/** Returns the valid weekdays in `days`, sorted and without duplicates. */
export function studyDays(days: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day));
}

/** Creates a `PlanProblem`. */
export function problem(field: PlanField, message: string): PlanProblem {
  return { kind: 'problem', field, message };
}

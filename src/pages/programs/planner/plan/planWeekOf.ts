import { toDate } from '../dates/calendarDate';

const MILLISECONDS_A_WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the week of a plan that contains a date, counted from 1.
 *
 * @param date - 'YYYY-MM-DD', not before `start`
 * @param start - the plan's first day
 */
export function weekOf(date: string, start: string): number {
  const passed = toDate(date).getTime() - toDate(start).getTime();
  return Math.floor(passed / MILLISECONDS_A_WEEK) + 1;
}

import { formatDate } from '../../../content/format';
import { weekdayOf } from './calendarDate';

/** By ISO 8601, from Monday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** @returns a day of the week by ISO 8601 in short: 'Mon' */
export function shortWeekday(day: number): string {
  return (WEEKDAYS[day - 1] ?? '').slice(0, 3);
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date without its year: 'Nov 30'
 */
export function shortDate(date: string): string {
  return `${formatDate(date).slice(0, 3)} ${Number(date.slice(8))}`;
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date with its day of the week: 'Mon, Nov 30'
 */
export function shortDay(date: string): string {
  return `${shortWeekday(weekdayOf(date))}, ${shortDate(date)}`;
}

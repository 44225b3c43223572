import { formatDate } from '../../../../texts/en/format';
import { WEEKDAYS } from '../../../../content/weekdays';
import { weekdayOf } from './calendarDate';

/** Returns the short name of an ISO 8601 weekday, such as 'Mon'. */
export function shortWeekday(day: number): string {
  return (WEEKDAYS[day - 1] ?? '').slice(0, 3);
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date without its year, such as 'Nov 30'
 */
export function shortDate(date: string): string {
  return `${formatDate(date).slice(0, 3)} ${Number(date.slice(8))}`;
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date with its day of the week, such as 'Mon, Nov 30'
 */
export function shortDay(date: string): string {
  return `${shortWeekday(weekdayOf(date))}, ${shortDate(date)}`;
}

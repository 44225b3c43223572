import * as texts from '../../../../texts/en/planDates';
import { weekdayOf } from './calendarDate';

/** Returns the short name of an ISO 8601 weekday, such as 'Mon'. */
export function shortWeekday(day: number): string {
  return texts.shortWeekday(day);
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date without its year, such as 'Nov 30'
 */
export function shortDate(date: string): string {
  return texts.shortDate(Number(date.slice(5, 7)), Number(date.slice(8)));
}

/**
 * @param date - 'YYYY-MM-DD'
 * @returns the date with its day of the week, such as 'Mon, Nov 30'
 */
export function shortDay(date: string): string {
  return texts.shortDay(shortWeekday(weekdayOf(date)), shortDate(date));
}

/** Short dates and times of a study plan, which the home page shows as well. */
import type { Translated } from '../translation';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const MONTHS = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
];

/** @param weekday - from 1 (Monday) to 7 (Sunday) */
export const shortWeekday = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

/**
 * A date without its year: '30. Nov.'.
 *
 * @param month - from 1 to 12
 */
export const shortDate = (month: number, day: number) => `${day}. ${MONTHS[month - 1] ?? ''}`;

/**
 * A date with its day of the week: 'Mo, 30. Nov.'.
 *
 * @param weekday - from `shortWeekday`
 * @param date - from `shortDate`
 */
export const shortDay = (weekday: string, date: string) => `${weekday}, ${date}`;

/**
 * A time of day: '18:00 Uhr'.
 *
 * @param hours - from 0 to 23
 */
export const timeOfDay = (hours: number, minutes: number) =>
  `${hours}:${String(minutes).padStart(2, '0')} Uhr`;

export type Complete = Translated<typeof import('../en/planDates'), typeof import('./planDates')>;

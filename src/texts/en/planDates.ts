/** Short dates and times of a study plan, which the home page shows as well. */

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** @param weekday - from 1 (Monday) to 7 (Sunday) */
export const shortWeekday = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

/**
 * A date without its year: 'Nov 30'.
 *
 * @param month - from 1 to 12
 */
export const shortDate = (month: number, day: number) => `${MONTHS[month - 1] ?? ''} ${day}`;

/**
 * A date with its day of the week: 'Mon, Nov 30'.
 *
 * @param weekday - from `shortWeekday`
 * @param date - from `shortDate`
 */
export const shortDay = (weekday: string, date: string) => `${weekday}, ${date}`;

/**
 * A time of day: '6:00 PM'.
 *
 * @param hours - from 0 to 23
 */
export const timeOfDay = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;

/**
 * Calendar dates as 'YYYY-MM-DD' strings. They are dates on a wall calendar, not moments: all arithmetic is in whole days
 * of UTC, where no day is 23 or 25 hours long. Such strings compare as the dates do.
 */
const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/** Whether `text` is a date that exists, from '0001-01-01' to '9999-12-31'. '2027-02-30' is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The date `days` whole days after `date`, or before it if negative.
 *
 * @param date - an existing date; the result must stay within the years 1 to 9999.
 */
export function addDays(date: string, days: number): string {
  return toDate(date, days).toISOString().slice(0, 10);
}

/** The day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return toDate(date).getUTCDay() || 7;
}

/** The date where the reader is, from the reader's clock. */
export function localDate(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The moment at which `date`, moved by `days`, begins in UTC. */
export function toDate(date: string, days = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_A_DAY);
}

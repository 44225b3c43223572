/**
 * Calendar dates as 'YYYY-MM-DD' strings. They are dates, not instants. Arithmetic uses whole UTC days, which
 * are never 23 or 25 hours long. The strings sort chronologically.
 */
const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/** Returns true if `text` is an existing date from '0001-01-01' to '9999-12-31'. '2027-02-30' isn't one. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Returns the date `days` days after `date`, or before it if `days` is negative.
 *
 * @param date - an existing date; the result must stay within the years 1 to 9999
 */
export function addDays(date: string, days: number): string {
  return toDate(date, days).toISOString().slice(0, 10);
}

/** Returns the ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return toDate(date).getUTCDay() || 7;
}

/** Returns the date in the visitor's time zone. */
export function localDate(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns midnight UTC of `date` plus `days` days. */
export function toDate(date: string, days = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_A_DAY);
}

import { LANGUAGE } from './language';

/** Durations up to this many minutes are shown in minutes. */
const LAST_IN_MINUTES = 90;
/** Up to this many minutes, durations are rounded to half hours. */
const LAST_IN_HALF_HOURS = 10 * 60;

/** Smallest number that gets a thousands separator. */
const FIRST_GROUPED = 1_000;

// Avoids `Intl`: setting it up takes 70 ms on a slow phone, longer than it takes to render the first screen.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a range of minutes: '45 to 60 minutes', '1.5 to 2.5 hours', '12 to 18 hours', '45 minutes to 2
 * hours'. Rounds to half hours up to ten hours, and to whole hours above that. Shows a single number if both
 * ends are equal: '1 hour'.
 *
 * @param range - whole minutes, `0 < from <= to`.
 */
export function formatMinutes({ from, to }: { from: number; to: number }): string {
  if (to <= LAST_IN_MINUTES) {
    return from === to ? countOf(to, 'minute') : `${from} to ${countOf(to, 'minute')}`;
  }
  const last = inHours(to);
  if (from < 60) {
    return `${countOf(from, 'minute')} to ${countOf(last, 'hour')}`;
  }
  const first = inHours(from);
  return first === last
    ? countOf(last, 'hour')
    : `${formatNumber(first)} to ${countOf(last, 'hour')}`;
}

/**
 * Formats a count with its noun: '1 lesson', '8 lessons', '1,200 exercises'.
 *
 * @param plural - form for all numbers except 1; by default, the noun with an 's'.
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/**
 * Formats a calendar date: 'March 3, 2027', or 'Wednesday, March 3' without the year.
 *
 * @param date - 'YYYY-MM-DD'.
 * @param form - 'weekday' adds the day of the week and leaves out the year.
 */
export function formatDate(date: string, form: 'year' | 'weekday' = 'year'): string {
  if (form === 'year') {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${MONTHS[month - 1]} ${day}, ${year}`;
  }
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a whole number: "8", "1,200". */
export function formatNumber(value: number): string {
  return value < FIRST_GROUPED ? String(value) : new Intl.NumberFormat(LANGUAGE).format(value);
}

function inHours(minutes: number): number {
  return minutes <= LAST_IN_HALF_HOURS ? Math.round(minutes / 30) / 2 : Math.round(minutes / 60);
}

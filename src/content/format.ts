import type { MinutesRange } from './model';

/** Up to here a duration reads better in minutes. */
const LAST_IN_MINUTES = 90;
/** Up to here half hours still mean something. */
const LAST_IN_HALF_HOURS = 10 * 60;

/** Numbers below this look the same in every notation. */
const FIRST_GROUPED = 1_000;

// What first screens show is written without `Intl`: to set it up takes a slow phone 70 ms, longer than to draw them.
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
 * A range of minutes in words: '45 to 60 minutes', '1.5 to 2.5 hours', '12 to 18 hours', '45 minutes to 2 hours'.
 * Hours are rounded to halves below ten hours and to whole hours above. Equal ends are said once: '1 hour'.
 *
 * @param range - whole minutes, `0 < from <= to`.
 */
export function formatMinutes({ from, to }: MinutesRange): string {
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
 * A count with its noun: '1 lesson', '8 lessons', '1,200 exercises'.
 *
 * @param plural - the form for every number but one; the noun with an 's' unless given.
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/**
 * A calendar date in words: 'March 3, 2027', or 'Wednesday, March 3' without its year.
 *
 * @param date - 'YYYY-MM-DD'.
 * @param form - with 'weekday' the day of the week comes first and the year is left out.
 */
export function formatDate(date: string, form: 'year' | 'weekday' = 'year'): string {
  if (form === 'year') {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${MONTHS[month - 1]} ${day}, ${year}`;
  }
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(new Date(`${date}T00:00:00Z`));
}

function formatNumber(value: number): string {
  return value < FIRST_GROUPED ? String(value) : new Intl.NumberFormat('en-US').format(value);
}

function inHours(minutes: number): number {
  return minutes <= LAST_IN_HALF_HOURS ? Math.round(minutes / 30) / 2 : Math.round(minutes / 60);
}

import type { Translated } from '../translation';
import { LANGUAGE } from './language';

/** Durations up to this many minutes are shown in minutes. */
const LAST_IN_MINUTES = 90;
/** Up to this many minutes, durations are rounded to half hours. */
const LAST_IN_HALF_HOURS = 10 * 60;

/** Smallest number that gets a thousands separator. */
const FIRST_GROUPED = 1_000;

// Avoids `Intl`: setting it up takes 70 ms on a slow phone, longer than it takes to render the first screen.
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/**
 * Formats a range of minutes: „45 bis 60 Minuten“, „1,5 bis 2,5 Stunden“, „45 Minuten bis 2 Stunden“. Rounds as
 * in English.
 *
 * @param range - whole minutes, `0 < from <= to`.
 */
export function formatMinutes({ from, to }: { from: number; to: number }): string {
  if (to <= LAST_IN_MINUTES) {
    return from === to ? minutesOf(to) : `${from} bis ${minutesOf(to)}`;
  }
  const last = inHours(to);
  if (from < 60) return `${minutesOf(from)} bis ${hoursOf(last)}`;
  const first = inHours(from);
  return first === last ? hoursOf(last) : `${formatNumber(first)} bis ${hoursOf(last)}`;
}

/**
 * Formats a count with its noun: „1 Lektion“, „8 Lektionen“, „1.200 Aufgaben“.
 *
 * @param plural - form for all numbers except 1
 */
export function countOf(count: number, noun: string, plural = noun): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/**
 * Formats a calendar date: „3. März 2027“, or „Mittwoch, 3. März“ without the year.
 *
 * @param date - 'YYYY-MM-DD'.
 * @param form - 'weekday' adds the day of the week and leaves out the year.
 */
export function formatDate(date: string, form: 'year' | 'weekday' = 'year'): string {
  if (form === 'year') {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${day}. ${MONTHS[month - 1]} ${year}`;
  }
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a number with a decimal comma, and with a point from a thousand on. */
/** Formats a whole number: "8", "1,200". */
export function formatNumber(value: number): string {
  return value < FIRST_GROUPED
    ? String(value).replace('.', ',')
    : new Intl.NumberFormat(LANGUAGE).format(value);
}

function minutesOf(count: number): string {
  return countOf(count, 'Minute', 'Minuten');
}

function hoursOf(count: number): string {
  return countOf(count, 'Stunde', 'Stunden');
}

function inHours(minutes: number): number {
  return minutes <= LAST_IN_HALF_HOURS ? Math.round(minutes / 30) / 2 : Math.round(minutes / 60);
}

export type Complete = Translated<typeof import('../en/format'), typeof import('./format')>;

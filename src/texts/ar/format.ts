import type { Translated } from '../translation';
import { LANGUAGE } from './language';

/** A noun's forms next to a number. With one and two, there's no digit. */
export interface Noun {
  /** «درس واحد» */
  one: string;
  /** «درسان» */
  two: string;
  /** 3 to 10, 103 to 110, and so on: «دروس» */
  few: string;
  /** 11 to 99, 111 to 199, and so on: «درسًا» */
  many: string;
  /** 0, 100 to 102, and so on, and fractions: «درس» */
  other: string;
}

/** `genitive` is for the noun after a preposition or another noun, as in «1 من درسين». */
export type Case = 'nominative' | 'genitive';

/** Durations up to this many minutes are shown in minutes. */
const LAST_IN_MINUTES = 90;
/** Up to this many minutes, durations are rounded to half hours. */
const LAST_IN_HALF_HOURS = 10 * 60;

/** Smallest number that gets a thousands separator. */
const FIRST_GROUPED = 1_000;

/** Smallest number that's a digit next to a noun. */
const FIRST_IN_DIGITS = 3;

const MINUTE: Noun = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};
const HOUR: Noun = {
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
};

// Avoids `Intl`: setting it up takes 70 ms on a slow phone, longer than it takes to render the first screen.
const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/**
 * Formats a range of minutes: «من 45 إلى 60 دقيقة», «من ساعة ونصف إلى ساعتين ونصف», «من 45 دقيقة إلى ساعتين».
 * Rounds as in English.
 *
 * @param range - whole minutes, `0 < from <= to`.
 */
export function formatMinutes({ from, to }: { from: number; to: number }): string {
  if (to <= LAST_IN_MINUTES) {
    return from === to
      ? countOf(to, MINUTE)
      : range(
          from < FIRST_IN_DIGITS ? countOf(from, MINUTE, 'genitive') : String(from),
          countOf(to, MINUTE, 'genitive'),
        );
  }
  const last = inHours(to);
  if (from < 60) return range(countOf(from, MINUTE, 'genitive'), hoursOf(last, 'genitive'));
  const first = inHours(from);
  return first === last
    ? hoursOf(last)
    : range(
        first < FIRST_IN_DIGITS ? hoursOf(first, 'genitive') : formatNumber(first),
        hoursOf(last, 'genitive'),
      );
}

/** Formats a count with its noun: «درس واحد», «درسان», «8 دروس», «11 درسًا», «1,200 تمرين». */
export function countOf(count: number, noun: Noun, form?: Case): string;
/** Formats a count with an English noun, for the texts that aren't translated. */
export function countOf(count: number, noun: string, plural?: string): string;
export function countOf(count: number, noun: Noun | string, last?: string): string {
  if (typeof noun === 'string') {
    return `${formatNumber(count)} ${count === 1 ? noun : (last ?? `${noun}s`)}`;
  }
  if (count === 1) return noun.one;
  if (count === 2) return last === 'genitive' ? genitiveOf(noun.two) : noun.two;
  return `${formatNumber(count)} ${noun[pluralFor(count)]}`;
}

/**
 * Formats a calendar date: «3 مارس 2027», or «الأربعاء، 3 مارس» without the year.
 *
 * @param date - 'YYYY-MM-DD'.
 * @param form - 'weekday' adds the day of the week and leaves out the year.
 */
export function formatDate(date: string, form: 'year' | 'weekday' = 'year'): string {
  if (form === 'year') {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${day} ${MONTHS[month - 1]} ${year}`;
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

/** The category of `Intl.PluralRules`, for all numbers except 1 and 2. */
function pluralFor(count: number): 'few' | 'many' | 'other' {
  const rest = count % 100;
  if (!Number.isInteger(count) || rest < 3) return 'other';
  return rest <= 10 ? 'few' : 'many';
}

/** «درسان» is «درسين» in the genitive. */
function genitiveOf(dual: string): string {
  return dual.replace(/ان(?= |$)/g, 'ين');
}

function range(from: string, to: string): string {
  return `من ${from} إلى ${to}`;
}

/** «ساعة ونصف», «ساعتان ونصف», «3.5 ساعة» */
function hoursOf(count: number, form: Case = 'nominative'): string {
  if (count > FIRST_IN_DIGITS || Number.isInteger(count)) return countOf(count, HOUR, form);
  return count < 2 ? 'ساعة ونصف' : `${countOf(2, HOUR, form)} ونصف`;
}

function inHours(minutes: number): number {
  return minutes <= LAST_IN_HALF_HOURS ? Math.round(minutes / 30) / 2 : Math.round(minutes / 60);
}

export type Complete = Translated<typeof import('../en/format'), typeof import('./format')>;

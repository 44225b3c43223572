/**
 * Formats that need `Intl`, which takes 70 ms to set up on a slow phone. Import this module only in code that
 * loads after the first paint.
 */
import { LANGUAGE } from './en/language';

/**
 * Formats a price: '$1,200', '€49.50'.
 *
 * @param price - in units of the currency
 * @param currency - ISO 4217 code
 */
export function formatPrice(price: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    // No ".00" after a round price.
    ...(Number.isInteger(price) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  }).format(price);
}

/**
 * Formats a range of calendar dates: 'March 1 – June 4, 2027', or 'March 1, 2027' if both are the same.
 *
 * @param start - 'YYYY-MM-DD'
 * @param end - 'YYYY-MM-DD'
 */
export function formatDates(start: string, end: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).formatRange(new Date(`${start}T00:00Z`), new Date(`${end}T00:00Z`));
}

/**
 * Formats a range of local times: '6:00 – 8:30 PM'.
 *
 * @param from - 'HH:MM', on the 24-hour clock
 * @param to - 'HH:MM', later on the same day
 */
export function formatTimes(from: string, to: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(new Date(`1970-01-01T${from}Z`), new Date(`1970-01-01T${to}Z`));
}

/**
 * Names a time zone: 'Central European Time'.
 *
 * @param timeZone - IANA name
 */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Lists texts: 'Monday and Wednesday', 'Monday, Tuesday, and Friday'. */
export function formatList(texts: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(texts);
}

/** Zones whose days start first and end last. They make a date without a zone include the whole Earth. */
export const FIRST_ZONE = 'Etc/GMT-14';
export const LAST_ZONE = 'Etc/GMT+12';

/** A day, in ms. */
const DAY = 86_400_000;

/**
 * Converts a local time to an instant.
 *
 * @param local - 'YYYY-MM-DDTHH:MM'
 * @param timeZone - IANA name
 * @returns the instant; if clocks skip the local time, the one an hour later
 */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const first = asUtc - offsetMinutes(new Date(asUtc), timeZone) * 60_000;
  // The offset can differ between the guess and the result, near a change of the clocks.
  return new Date(asUtc - offsetMinutes(new Date(first), timeZone) * 60_000);
}

/** @returns the instant at which a day ('YYYY-MM-DD') starts in a time zone, in ISO 8601 (UTC) */
export function dayStart(date: string, timeZone: string): string {
  return instantOf(`${date}T00:00`, timeZone).toISOString();
}

/** @returns the instant at which a day ('YYYY-MM-DD') ends in a time zone, in ISO 8601 (UTC) */
export function dayEnd(date: string, timeZone: string): string {
  return dayStart(dayAfter(date), timeZone);
}

/** @returns the next day, 'YYYY-MM-DD' */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + DAY).toISOString().slice(0, 10);
}

/**
 * @param local - 'YYYY-MM-DDTHH:MM'
 * @returns the local time with its offset (ISO 8601), such as '2027-03-01T18:00+01:00'
 */
export function withOffset(local: string, timeZone: string): string {
  return local + offsetText(instantOf(local, timeZone), timeZone);
}

function offsetMinutes(instant: Date, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offsetText(instant, timeZone)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetText(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // UTC itself has the name "GMT".
  return name.slice('GMT'.length) || '+00:00';
}

/** Schemas of the fields that several files of the office share. */
import { z } from 'zod';
import { formatDate } from '../../../content/format';
import { nearestHint } from '../validation/nearestName';

/** An entry's id, which is permanent. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    `the id "${String(input)}" can only have lowercase letters, digits and single hyphens`,
});

/** A calendar date that exists, 'YYYY-MM-DD'. */
export const date = dateField();

/** @param missing - message if the field is missing; by default, the general one */
export function dateField(missing?: string) {
  return z.string({ error: whenMissing(missing) }).superRefine((value, context) => {
    const message = dateFault(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

/** A time of day on the 24-hour clock, 'HH:MM'. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => `"${String(input)}" isn't a time; write it as HH:MM, such as 18:30`,
});

/** An IANA time zone. */
export const timeZone = z.string().refine(isTimeZone, {
  error: ({ input }) => {
    const hint = nearestHint(String(input), Intl.supportedValuesOf('timeZone'));
    return `there is no time zone "${String(input)}"${hint || '; use an IANA name, such as Europe/Berlin'}`;
  },
});

export const httpsAddress = z.string().refine(isHttps, {
  error: ({ input }) => `"${String(input)}" isn't an address that starts with https://`,
});

/**
 * @param reason - message for a missing field, which says why it's required
 * @returns a Zod error function
 */
export function whenMissing(reason: string | undefined) {
  return ({ input }: { input?: unknown }) => (input === undefined ? reason : undefined);
}

/** @returns what's wrong with a date; undefined if it exists */
export function dateFault(value: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) {
    return `"${value}" isn't a date; write it as YYYY-MM-DD, such as 2027-03-01`;
  }
  const time = Date.parse(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return exists ? undefined : `there is no ${value}; check the day and the month`;
}

export function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** @returns the message for an entry whose last day has passed */
export function endedReason(lastDay: string, wayOut: string): string {
  return `ended on ${formatDate(lastDay)}; ${wayOut}`;
}

function isTimeZone(name: string): boolean {
  // Abbreviations such as EST have no daylight saving time, and authors rarely mean that.
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Schemas of the fields that several files of the office share. */
import { z } from 'zod';
import { isHttps } from '../../isHttps';
import type { Today } from '../documents/today';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { nearestHint } from '../validation/nearestName';
import { SLUG_PATTERN } from '../validation/slugPattern';
import type { Fault } from './officeList';

/** An entry's id, which is permanent. */
export const id = z
  .string()
  .regex(SLUG_PATTERN, {
    error: ({ input }) =>
      `the id "${String(input)}" can only have lowercase letters, digits and single hyphens`,
  })
  .describe('A permanent name of your choice: lowercase letters, digits and hyphens');

/** A calendar date that exists, 'YYYY-MM-DD'. */
export const date = dateField();

/** @param missing - message if the field is missing; by default, the general one */
export function dateField(missing?: string) {
  return z
    .string({ error: whenMissing(missing) })
    .superRefine((value, context) => {
      const message = dateFault(value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ format: 'date' });
}

/** A time of day on the 24-hour clock, 'HH:MM'. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) => `"${String(input)}" isn't a time; write it as HH:MM, such as 18:30`,
  })
  .describe('HH:MM, such as 18:30');

/** Local times of the start and the end. */
export const times = fields({ from: timeOfDay, to: timeOfDay });

/** An IANA time zone. */
export const timeZone = z
  .string()
  .refine(isTimeZone, {
    error: ({ input }) => {
      const hint = nearestHint(String(input), Intl.supportedValuesOf('timeZone'));
      return `there is no time zone "${String(input)}"${hint || '; use an IANA name, such as Europe/Berlin'}`;
    },
  })
  .describe('A name such as Europe/Berlin');

export const httpsAddress = z
  .string()
  .refine(isHttps, {
    error: ({ input }) => `"${String(input)}" isn't an address that starts with https://`,
  })
  .describe('An address that starts with https://');

/** A link that says where it leads. */
export const link = fields({
  label: text,
  href: z
    .string()
    .refine((value) => isHttps(value) || isMailto(value) || /^\/(?!\/)/.test(value), {
      error: ({ input }) =>
        `"${String(input)}" leads nowhere; write an https or mailto address, or a path of the site such as /programs`,
    })
    .describe('An https or mailto address, or a path of the site such as /programs'),
});

/** An https or mailto address. */
export const contactAddress = z
  .string()
  .refine((value) => isHttps(value) || isMailto(value), {
    error: ({ input }) => `"${String(input)}" isn't an https or mailto address`,
  })
  .describe('An https or mailto address');

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

/**
 * Checks that a period ends after its start, and not in the past.
 *
 * @param period - first and last day, 'YYYY-MM-DD'
 * @param today - today's dates
 * @param field - name of the field with the last day
 */
export function periodFaults(
  { start, end }: { start: string; end: string },
  { first }: Today,
  field = 'end',
): Fault[] {
  if (end < start) return [{ field, reason: `${end} is before the start, ${start}` }];
  return end < first
    ? [{ field, reason: `ended on ${end}; remove the entry or set new dates` }]
    : [];
}

/** Checks that a class or an event ends after its start. */
export function timeFaults(time: { from: string; to: string } | undefined): Fault[] {
  return time && time.to <= time.from
    ? [{ field: 'time', reason: `${time.to} isn't after ${time.from}` }]
    : [];
}

function isMailto(value: string): boolean {
  return /^mailto:[^@\s]+@[^@\s]+$/.test(value);
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

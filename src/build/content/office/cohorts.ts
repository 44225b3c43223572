import { z } from 'zod';
import { WEEKDAYS, type Cohort } from '../../../content/office';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { dayEnd, dayStart } from './instants';
import { date, endedReason, id, isHttps, timeOfDay, timeZone } from './officeFields';
import { officeList, type Fault, type OfficeContext } from './officeList';
import { unitFaults, unitFields } from './taughtUnit';

const seatCount = z.number().int().nonnegative();

const cohort = fields({
  id,
  ...unitFields,
  start: date,
  end: date,
  days: z.union([text, z.array(z.enum(WEEKDAYS)).min(1)], {
    error: `write text, or a list of weekdays: ${WEEKDAYS.join(', ')}`,
  }),
  time: fields({ from: timeOfDay, to: timeOfDay }).optional(),
  timeZone,
  place: text.optional(),
  language: text.optional(),
  seats: fields({ total: seatCount, left: seatCount }).optional(),
  apply: z
    .string()
    .refine((value) => isHttps(value) || /^mailto:[^@\s]+@[^@\s]+$/.test(value), {
      error: ({ input }) => `"${String(input)}" isn't an https or mailto address`,
    })
    .optional(),
});

type CohortEntry = z.infer<typeof cohort>;

/** Start dates of courses and programs. */
export const cohorts = officeList({
  name: 'cohorts',
  schema: cohort,
  check: (entry, context) => [
    ...unitFaults(entry, context),
    ...dateFaults(entry, context),
    ...(entry.time && entry.time.to <= entry.time.from
      ? [{ field: 'time', reason: `${entry.time.to} isn't after ${entry.time.from}` }]
      : []),
    ...(entry.seats && entry.seats.left > entry.seats.total
      ? [
          {
            field: 'seats',
            reason: `${entry.seats.left} seats can't be left of ${entry.seats.total}; correct one of the numbers`,
          },
        ]
      : []),
  ],
  toFact: (entry): Cohort => ({
    ...entry,
    startsAt: dayStart(entry.start, entry.timeZone),
    endsAt: dayEnd(entry.end, entry.timeZone),
  }),
});

function dateFaults({ start, end }: CohortEntry, { today }: OfficeContext): Fault[] {
  if (end < start) return [{ field: 'end', reason: `${end} is before the start, ${start}` }];
  return end < today.first
    ? [{ field: 'end', reason: endedReason(end, 'remove it or set new dates') }]
    : [];
}

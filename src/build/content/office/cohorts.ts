import { z } from 'zod';
import type { Cohort } from '../../../content/office';
import { WEEKDAYS } from '../../../content/weekdays';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { dayEnd, dayStart } from './instants';
import {
  contactAddress,
  date,
  id,
  periodFaults,
  timeFaults,
  times,
  timeZone,
} from './officeFields';
import { officeList } from './officeList';
import { unitFaults, unitFields } from './taughtUnit';

const seatCount = z.number().int().nonnegative();

const cohort = fields({
  id,
  ...unitFields,
  start: date,
  end: date,
  days: z
    .union([text, z.array(z.enum(WEEKDAYS)).min(1)], {
      error: `write text, or a list of weekdays: ${WEEKDAYS.join(', ')}`,
    })
    .describe('Weekdays such as Monday, or one sentence such as Every weekday for two weeks'),
  time: times.optional(),
  timeZone,
  place: text.optional().describe('Online if you leave it out'),
  language: text.optional(),
  seats: fields({ total: seatCount, left: seatCount }).optional(),
  apply: contactAddress
    .optional()
    .describe('Where people apply; the form of the site if you leave it out'),
  applyLabel: text.optional().describe('Text of the button; "Apply" if you leave it out'),
});

/** Start dates of courses and programs. */
export const cohorts = officeList({
  name: 'cohorts',
  schema: cohort,
  check: (entry, context) => [
    ...unitFaults(entry, context),
    ...periodFaults(entry, context.today),
    ...timeFaults(entry.time),
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

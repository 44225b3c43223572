import type { Announcement } from '../../../content/office';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { dayEnd, dayStart, FIRST_ZONE, LAST_ZONE } from './instants';
import { date, dateField, id, link, periodFaults } from './officeFields';
import { officeList } from './officeList';

/** Maximum length, in characters, so that it fits in two lines of a phone. */
const MAX_LENGTH = 90;

const NO_END =
  'this field is missing; write the last day on which the announcement is shown (YYYY-MM-DD), because old news makes a site look abandoned';

const announcement = fields({
  id,
  text: text
    .refine(({ length }) => length <= MAX_LENGTH, {
      error: ({ input }) =>
        `has ${String(input).length} characters; write ${MAX_LENGTH} at most, which fit in two lines of a phone`,
    })
    .describe(`One line above the header, at most ${MAX_LENGTH} characters`),
  link: link.optional(),
  from: date.optional().describe('First day on which it is shown'),
  until: dateField(NO_END).describe('Last day on which it is shown'),
});

/** News above the header. The first one that's current and that the visitor hasn't closed is shown. */
export const announcements = officeList({
  name: 'announcements',
  schema: announcement,
  check: ({ from, until }, { today }) =>
    periodFaults({ start: from ?? until, end: until }, today, 'until'),
  toFact: ({ from, until, ...entry }): Announcement => ({
    ...entry,
    startsAt: from === undefined ? new Date(0).toISOString() : dayStart(from, FIRST_ZONE),
    endsAt: dayEnd(until, LAST_ZONE),
  }),
});

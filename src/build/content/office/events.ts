import type { SchoolEvent } from '../../../content/office';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { dayEnd, dayStart } from './instants';
import { date, id, link, periodFaults, timeFaults, times, timeZone } from './officeFields';
import { officeList } from './officeList';

const event = fields({
  id,
  title: text,
  about: text,
  start: date,
  end: date.optional().describe('Last day; the day of the start if you leave it out'),
  time: times.optional(),
  timeZone,
  place: text.optional().describe('Online if you leave it out'),
  link: link.optional(),
});

/** What visitors can attend. One without a last day takes a day, and one without a place is online. */
export const events = officeList({
  name: 'events',
  schema: event,
  check: ({ start, end, time }, { today }) => [
    ...periodFaults({ start, end: end ?? start }, today, end === undefined ? 'start' : 'end'),
    ...timeFaults(time),
  ],
  toFact: ({ end, ...entry }): SchoolEvent => ({
    ...entry,
    end: end ?? entry.start,
    startsAt: dayStart(entry.start, entry.timeZone),
    endsAt: dayEnd(end ?? entry.start, entry.timeZone),
  }),
});

import ICAL from 'ical.js';
import { cohortEntries, eventEntries } from '../../../src/build/files/calendarEntries';
import { calendarFile, type CalendarInput } from '../../../src/build/files/calendarFile';
import { KNOTS_COHORT, OPEN_EVENING } from '../../fixtures/office/facts';

function eventsOf(input: Pick<CalendarInput, 'id' | 'place' | 'description' | 'entries'>) {
  const text = calendarFile({
    ...input,
    title: 'Knots',
    url: 'https://example.org/courses/tying-knots',
    publisher: 'School',
    stamp: new Date('2026-11-27T12:00:00Z'),
  });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function cohortEvents(cohort = KNOTS_COHORT) {
  return eventsOf({ ...cohort, entries: cohortEntries(cohort, 'Knots') });
}

test('each class is an event at the right time, also after the clocks change', () => {
  const events = cohortEvents();
  const starts = events.map(({ startDate }) => startDate.toJSDate().toISOString());
  expect(starts).toHaveLength(10);
  expect(starts[0]).toBe('2099-03-02T17:00:00.000Z');
  expect(starts.at(-1)).toBe('2099-04-01T16:00:00.000Z');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(10);
  expect(events[0]).toMatchObject({
    summary: 'Knots',
    location: 'Example Street 1, Berlin',
    uid: 'knots-spring.class-1@example.org',
  });
});

test('without weekdays, the first day is an event', () => {
  const [event, ...more] = cohortEvents({ ...KNOTS_COHORT, days: 'Most evenings' });
  expect(more).toEqual([]);
  expect(event?.startDate.toString()).toBe('2099-03-02');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.summary).toBe('Knots starts');
});

test('each day of an event is an entry with its times, place and description', () => {
  const entries = eventsOf({ ...OPEN_EVENING, entries: eventEntries(OPEN_EVENING) });
  expect(entries.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2099-02-10T17:00:00.000Z',
    '2099-02-11T17:00:00.000Z',
  ]);
  expect(entries[0]).toMatchObject({
    summary: 'Open evening',
    location: 'Example Street 1, Berlin',
    uid: 'open-evening.day-1@example.org',
  });
});

test('an event without times takes whole days', () => {
  const { id, title, start, end, timeZone } = OPEN_EVENING;
  const entries = eventEntries({ title, start, end, timeZone });
  const [entry, ...more] = eventsOf({ id, entries });
  expect(more).toEqual([]);
  expect(entry?.startDate.toString()).toBe('2099-02-10');
  expect(entry?.endDate.toString()).toBe('2099-02-12');
});

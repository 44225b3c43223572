import ICAL from 'ical.js';
import { cohortCalendar } from '../../../src/build/files/cohortCalendar';
import type { Cohort } from '../../../src/content/office';
import { KNOTS_COHORT } from '../../fixtures/office/facts';

function eventsOf(cohort: Cohort): ICAL.Event[] {
  const text = cohortCalendar({
    cohort,
    title: 'Knots',
    url: 'https://example.org/courses/tying-knots',
    publisher: 'School',
    stamp: new Date('2026-11-27T12:00:00Z'),
  });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('each class is an event at the right time, also after the clocks change', () => {
  const events = eventsOf(KNOTS_COHORT);
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
  const [event, ...more] = eventsOf({ ...KNOTS_COHORT, days: 'Most evenings' });
  expect(more).toEqual([]);
  expect(event?.startDate.toString()).toBe('2099-03-02');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.summary).toBe('Knots starts');
});

import { eventData } from '../../../src/build/documents/eventData';
import { OPEN_EVENING } from '../../fixtures/office/facts';
import { SITE } from '../support/pages';

const URL = 'https://example.org/about#events';

test('an event has its times with the offset of its time zone, and its place', () => {
  expect(eventData(OPEN_EVENING, URL, SITE.brand)).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Open evening',
    startDate: '2099-02-10T18:00+01:00',
    endDate: '2099-02-11T20:00+01:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Example Street 1, Berlin' },
  });
});

test('an event without a place is online, at its link or on the page', () => {
  const { id, title, about, start, end, timeZone, startsAt, endsAt, link } = OPEN_EVENING;
  const event = { id, title, about, start, end, timeZone, startsAt, endsAt };
  expect(eventData(event, URL, SITE.brand)).toMatchObject({
    startDate: '2099-02-10',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: URL },
  });
  const linked = eventData({ ...event, ...(link ? { link } : {}) }, URL, SITE.brand);
  expect(linked).toMatchObject({ location: { url: OPEN_EVENING.link?.href } });
});

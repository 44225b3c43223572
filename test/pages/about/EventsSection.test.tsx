import { screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import { events as mockEvents } from '../../support/school/noOffice';
import type { SchoolEvent } from '../../../src/content/office';
import { EventsSection } from '../../../src/pages/about/sections/EventsSection';
import { OPEN_EVENING } from '../../fixtures/office/facts';
import { renderWhole } from '../../support/renderWhole';

const LATER = { ...OPEN_EVENING, id: 'later', startsAt: '2099-05-01T00:00:00.000Z' };
const OVER = { ...OPEN_EVENING, id: 'over', endsAt: '2020-02-01T00:00:00.000Z' };

function hold(...events: SchoolEvent[]): void {
  (mockEvents as SchoolEvent[]).splice(0, Infinity, ...events);
}

test('an event has its dates, time, place, a link to register, and a calendar file', async () => {
  hold(OPEN_EVENING);
  await renderWhole(<EventsSection />);
  const section = within(screen.getByRole('region', { name: 'Events' }));
  expect(section.getByRole('heading', { level: 3, name: 'Open evening' })).toBeVisible();
  expect(section.getByText(/^February 10\s–\s11, 2099$/)).toBeVisible();
  expect(section.getByText('Example Street 1, Berlin')).toBeVisible();
  expect(section.getByRole('link', { name: /^Register/ })).toHaveAttribute(
    'href',
    'https://events.example.org/open-evening',
  );
  expect(section.getByRole('link', { name: /^Add to your calendar/ })).toHaveAttribute(
    'href',
    '/calendars/event-open-evening.ics',
  );
});

test('the earliest event comes first, and those that ended since the build are left out', async () => {
  hold(LATER, OVER, OPEN_EVENING);
  await renderWhole(<EventsSection />);
  const links = screen.getAllByRole('link', { name: /^Add to your calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/calendars/event-open-evening.ics',
    '/calendars/event-later.ics',
  ]);
});

test('there is no section if all events are over', async () => {
  hold(OVER);
  await renderWhole(<EventsSection />);
  expect(screen.queryByRole('region')).toBeNull();
});

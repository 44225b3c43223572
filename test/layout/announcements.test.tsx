import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../support/school/mockSchool';
import { announcements as mockAnnouncements } from '../support/school/noOffice';
import type { Announcement } from '../../src/content/office';
import { announcementScript } from '../../src/layout/announcement/announcementScript';
import { Announcements } from '../../src/layout/announcement/Announcements';
import { renderWhole } from '../support/renderWhole';

const ALWAYS = { startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' };
const SPRING: Announcement = {
  id: 'spring',
  text: 'Evening classes start in March.',
  link: { label: 'See the dates', href: '/programs#start-dates' },
  ...ALWAYS,
};
const SUMMER: Announcement = { id: 'summer', text: 'We are on vacation.', ...ALWAYS };
const OVER: Announcement = { ...SUMMER, id: 'over', endsAt: '2020-02-01T00:00:00.000Z' };
const LATER: Announcement = { ...SUMMER, id: 'later', startsAt: '2098-01-01T00:00:00.000Z' };

/** Loads a page with announcements, as a browser does: the script runs before the page is painted. */
async function load(...announcements: Announcement[]): Promise<void> {
  cleanup();
  document.documentElement.removeAttribute('data-announcement');
  (mockAnnouncements as Announcement[]).splice(0, Infinity, ...announcements);
  const script = document.createElement('script');
  script.textContent = announcementScript(announcements);
  document.head.append(script);
  await renderWhole(<Announcements />);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.classList.add('js');
});

function shown(): (string | null)[] {
  return screen.queryAllByRole('region').map(({ textContent }) => textContent);
}

test('the first current announcement is shown, with its link', async () => {
  await load(OVER, LATER, SPRING, SUMMER);
  expect(shown()).toEqual(['Evening classes start in March. See the dates']);
  expect(screen.getByRole('link', { name: 'See the dates' })).toHaveAttribute(
    'href',
    '/programs#start-dates',
  );
});

test('a closed announcement stays closed, and the next one is shown on the next page', async () => {
  await load(SPRING, SUMMER);
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }));
  expect(shown()).toEqual([]);
  await load(SPRING, SUMMER);
  expect(shown()).toEqual(['We are on vacation.']);
});

test('closed announcements that are gone are forgotten', async () => {
  localStorage.setItem('/closed-announcements', 'winter');
  await load(SPRING);
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }));
  expect(localStorage.getItem('/closed-announcements')).toBe('spring');
});

test('with storage blocked, an announcement is shown and can be closed', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await load(SPRING);
  expect(shown()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close the announcement' }));
  expect(shown()).toEqual([]);
});

test('without JavaScript, all announcements are shown', async () => {
  document.documentElement.classList.remove('js');
  document.documentElement.removeAttribute('data-announcement');
  (mockAnnouncements as Announcement[]).splice(0, Infinity, SPRING, SUMMER);
  await renderWhole(<Announcements />);
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

import { screen, within } from '@testing-library/react';
import '../../../test/support/school/mockSchool';
import { NEXT_STEPS } from '../pages/programs/afterThis/nextSteps';
import { countOf, formatMinutes } from '../../texts/en/format';
import { deferred, page, Page } from '../pages/programs/after-this';
import { SITE_FACTS } from '../../../test/support/school/generated';
import { renderPage } from '../../../test/support/renderPage';

beforeEach(() => renderPage({ deferred, Page }));

const region = (name: string) => within(screen.getByRole('region', { name }));

test("the page has its heading and shows the courses' total time", () => {
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  expect(
    region("What you'll get out of these courses").getByText(
      new RegExp(
        `^All ${countOf(SITE_FACTS.courses, 'course')} take ${formatMinutes(SITE_FACTS.minutes)}, `,
      ),
    ),
  ).toBeVisible();
});

test('each step says what it is, why it comes here, and where to learn it', () => {
  const steps = region('What to learn next');
  const titles = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(NEXT_STEPS.map(({ title }) => title));
  for (const { title, what, why, links } of NEXT_STEPS) {
    const step = steps.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(step).toHaveTextContent(what);
    expect(step).toHaveTextContent(`Why now: ${why}`);
    expect(within(step as HTMLElement).getAllByRole('link')).toHaveLength(links.length);
  }
});

test('external links use https, name their publisher, and send no referrer', () => {
  const outside = screen
    .getAllByRole('link')
    .filter((link) => !link.getAttribute('href')?.startsWith('/'));
  expect(outside.length).toBeGreaterThanOrEqual(NEXT_STEPS.length);
  for (const link of outside) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link.closest('li')?.textContent).not.toBe(link.textContent);
  }
});

test('the page says when its links were checked and links back to the programs', () => {
  expect(screen.getByText(/^Links last checked: \w+ \d+, \d{4}$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All programs' })).toHaveAttribute('href', '/programs');
});

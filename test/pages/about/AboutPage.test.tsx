import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { SITE_FACTS } from '../../../.generated/summaries';
import { brand } from '../../../.generated/school/brand';
import { questions } from '../../../.generated/school/questions';
import { ACCESSIBILITY_REVIEW } from '../../../src/content/accessibilityReview';
import { deferred } from '../../../src/pages/about';
import { AboutPage } from '../../../src/pages/about/AboutPage';
import { formatDate } from '../../../src/texts/en/format';
import { renderWhole } from '../../support/renderWhole';

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

beforeEach(async () => {
  // Loads deferred code, as the router does before it opens a page.
  await Promise.all(deferred.map((module) => module.load()));
  await renderWhole(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
});

test('the page has one h1, and an h2 for each section', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
});

test('the table of contents links to every section', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const targets = links.map((link) => link.getAttribute('href')?.slice(1));
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.id);
  expect(targets).toEqual(sections);
});

test.each(['storage', 'accounts', 'accessibility', 'contact', 'material'])(
  '#%s is a stable anchor for external links',
  (id) => {
    expect(document.getElementById(id)?.tagName).toBe('SECTION');
  },
);

test.each([
  ['lessons, all of them open', SITE_FACTS.tutorials],
  ['exercises that check your code', SITE_FACTS.exercises],
  ['courses to choose from', SITE_FACTS.courses],
  ['programs that put courses in order', SITE_FACTS.programs],
])('shows the number of %s', (name, count) => {
  expect(screen.getByText(name).nextSibling).toHaveTextContent(String(count));
});

test.each([
  ["What's saved on your device", '/progress/…'],
  ['How lessons are made and checked', 'The build stops if:'],
])('in "%s", details such as "%s" are collapsed', (name, detail) => {
  expect(section(name).getByText(detail)).not.toBeVisible();
});

test("answers this page's questions, with the brand filled in", async () => {
  const shown = section('Questions');
  const here = questions.filter(({ places }) => (places as string[]).includes('about'));
  expect(shown.getAllByRole('group')).toHaveLength(here.length);
  const question = shown.getByText('I found a leak. Who wants to know?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
  expect(shown.getByText(new RegExp(`Write to ${brand.email}`))).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\{(brand|email)\}/);
});

test('shows contact details and no placeholder profiles', () => {
  const shown = section('Contact');
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${brand.email}`,
    ...(brand.social ?? []).map(({ href }) => href).filter((href) => href !== '#'),
  ]);
});

test('says when and in which browsers accessibility was reviewed', () => {
  const { date, browser, otherBrowsers } = ACCESSIBILITY_REVIEW;
  for (const fact of [formatDate(date), browser, ...otherBrowsers, 'WCAG']) {
    expect(section('Accessibility').getAllByText(new RegExp(fact)).length).toBeGreaterThan(0);
  }
});

test('accepts accessibility reports by mail', () => {
  expect(section('Accessibility').getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}?subject=Accessibility`,
  );
});

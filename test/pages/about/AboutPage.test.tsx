import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { SITE_FACTS } from '../../../.generated/summaries';
import { brand } from '../../../src/brand/brand';
import { questions } from '../../../src/content/questions';
import { deferred } from '../../../src/pages/about';
import { AboutPage } from '../../../src/pages/about/AboutPage';
import { renderWhole } from '../../support/renderWhole';

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

beforeEach(async () => {
  // As for a page that the router opens: it waits for the page's deferred code.
  await Promise.all(deferred.map((module) => module.load()));
  await renderWhole(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
});

test('has one level-one heading, and a level-two heading for each section', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
});

test('its list of contents leads to every section', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const targets = links.map((link) => link.getAttribute('href')?.slice(1));
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.id);
  expect(targets).toEqual(sections);
});

test.each(['storage', 'accounts', 'accessibility', 'contact'])('others can link to #%s', (id) => {
  expect(document.getElementById(id)?.tagName).toBe('SECTION');
});

test.each([
  ['lessons ready to start', SITE_FACTS.tutorials],
  ['exercises checked in your browser', SITE_FACTS.exercises],
  ['courses', SITE_FACTS.courses],
  ['programs', SITE_FACTS.programs],
])('counts %s', (name, count) => {
  expect(screen.getByText(name).nextSibling).toHaveTextContent(String(count));
});

test('answers the questions that belong here, with the brand filled in', async () => {
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

test('says how to reach us, and offers no profile that is a placeholder', () => {
  const shown = section('Contact');
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${brand.email}`,
    ...(brand.social ?? []).map(({ href }) => href).filter((href) => href !== '#'),
  ]);
});

test('takes reports of barriers by mail', () => {
  expect(section('Accessibility').getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}?subject=Accessibility`,
  );
});

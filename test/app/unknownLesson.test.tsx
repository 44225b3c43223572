import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../support/school/mockSchool';
import { RouteView } from '../../src/app/RouteView';
import { renderAt } from '../support/renderAt';

const { SITE_ROOT } = process.env;

beforeEach(() => {
  process.env.SITE_ROOT = 'https://example.org';
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = 'https://example.org/tutorials/naming-clouds';
  document.head.append(link);
});

afterEach(() => {
  if (SITE_ROOT === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = SITE_ROOT;
  document.head.replaceChildren();
});

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('a missing lesson shows the not-found page without a canonical URL', async () => {
  renderAt(
    <main>
      <RouteView />
      <a href="/courses/tying-knots">Knots</a>
    </main>,
    '/tutorials/no-such-lesson',
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: /not found|doesn't exist/i }),
  ).toBeVisible();
  expect(canonical()).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Knots' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Knots' })).toBeVisible();
  expect(canonical()).toBe('https://example.org/courses/tying-knots');
});

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

process.env['LANGUAGES'] = JSON.stringify([
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
]);
process.env['SITE_LANGUAGE'] = 'en';
process.env['ROOT_PATH'] = '/sub/';

async function renderAt(address: string) {
  const { LanguageLinks } = await import('../../src/layout/footer/LanguageLinks');
  render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageLinks />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Languages' }));
}

test('each language is named in itself and leads to the same page', async () => {
  const links = await renderAt('/courses/web-development');
  const german = links.getByRole('link', { name: 'Deutsch' });
  expect(german).toHaveAttribute('href', '/sub/de/courses/web-development');
  expect(german).toHaveAttribute('lang', 'de');
  expect(german).toHaveAttribute('hreflang', 'de');
  // The router doesn't know the other languages' pages.
  expect(german).toHaveAttribute('target', '_self');
  expect(links.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/sub/courses/web-development',
  );
});

test('the current language is marked', async () => {
  const links = await renderAt('/');
  expect(links.getByRole('link', { name: 'English', current: true })).toBeVisible();
  expect(links.getByRole('link', { name: 'Deutsch', current: false })).toBeVisible();
});

test("the head's links to other languages follow a navigation", async () => {
  document.head.innerHTML = ['en', 'de', 'x-default']
    .map(
      (language) => `<link rel="alternate" hreflang="${language}" href="https://example.org/sub/">`,
    )
    .join('');
  await renderAt('/about');
  expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual([
    'https://example.org/sub/about',
    'https://example.org/sub/de/about',
    'https://example.org/sub/about',
  ]);
});

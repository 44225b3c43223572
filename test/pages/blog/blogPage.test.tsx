import { screen, within } from '@testing-library/react';
import { blogPage } from '../../../src/pages/blog';
import { renderPage } from '../../support/renderPage';

jest.mock('../../../.generated/documents', () =>
  jest.requireActual<object>('../../support/documents/sampleDocuments'),
);

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

function tags() {
  return within(screen.getByRole('navigation', { name: 'Tags' })).getAllByRole('link');
}

test('the blog has all posts with dates, and links to the tags', async () => {
  await renderPage(blogPage());
  expect(titles()).toEqual(['Knots that hold', 'Where the wind is']);
  expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  expect(screen.getByRole('link', { name: 'Knots that hold' })).toHaveAttribute(
    'href',
    '/about/blog/knots',
  );
  expect(tags().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All posts', '/about/blog'],
    ['rope', '/about/blog/tag/rope'],
    ['safety', '/about/blog/tag/safety'],
  ]);
});

test('the page of a tag has only its posts, and marks the tag as current', async () => {
  const page = blogPage('rope');
  await renderPage(page);
  expect(page.head.title).toBe('Posts about rope');
  expect(titles()).toEqual(['Knots that hold']);
  expect(
    tags()
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent),
  ).toEqual(['rope']);
});

test.each([undefined, 'a', 'accessibility-testing'])(
  'the description for the tag %s has 60 to 160 characters',
  (tag) => {
    const { description } = blogPage(tag).head;
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

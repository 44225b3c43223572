import { screen, within } from '@testing-library/react';
import * as about from '../../../src/pages/about';
import { OLDER_POST, POST } from '../../support/documents/sampleDocuments';
import { renderPage } from '../../support/renderPage';

jest.mock('../../../.generated/documentLinks', () => ({
  get NEWEST_POSTS() {
    return [POST, OLDER_POST];
  },
  JOB_COUNT: 2,
}));

beforeEach(() => renderPage(about));

test('shows the newest posts and a link to the jobs', () => {
  const blog = within(screen.getByRole('region', { name: 'From the blog' }));
  expect(blog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about/blog/knots',
    '/about/blog/wind',
    '/about/blog',
  ]);
  const careers = within(screen.getByRole('region', { name: 'Work with us' }));
  expect(careers.getByRole('link', { name: 'See the open jobs' })).toHaveAttribute(
    'href',
    '/about/careers',
  );
});

test('the table of contents has every section in order', () => {
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('section')?.id);
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1))).toEqual(
    sections,
  );
});

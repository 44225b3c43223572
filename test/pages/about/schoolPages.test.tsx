import { screen, within } from '@testing-library/react';
import '../../support/school/mockBrand';
import * as about from '../../../src/pages/about';
import { OLDER_POST, POST } from '../../support/documents/sampleDocuments';
import { renderPage } from '../../support/renderPage';

jest.mock('../../../.generated/documentLinks', () => ({
  get NEWEST_POSTS() {
    return [POST, OLDER_POST];
  },
  JOB_COUNT: 2,
}));

jest.mock('../../../.generated/contactLinks', () => ({
  CONTACT_LINK: { label: 'Write to the harbor', href: '/about/contact' },
  APPLY_LINK: null,
  HAS_FORMS: true,
}));

beforeEach(() => renderPage(about));

test('the contact section has a button to the form', () => {
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'Write to the harbor' })).toHaveAttribute(
    'href',
    '/about/contact',
  );
});

test("with a form, the page doesn't claim that no page asks for a name", () => {
  const accounts = within(screen.getByRole('region', { name: 'Accounts' }));
  expect(accounts.getByText(/none of our pages ask for a password/)).toBeVisible();
});

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

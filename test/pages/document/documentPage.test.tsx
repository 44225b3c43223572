import { screen, within } from '@testing-library/react';
import { documentPage } from '../../../src/pages/document';
import type { SchoolDocument } from '../../../src/content/documents';
import { lazyModule } from '../../../src/prerendered/lazyModule';
import {
  documentWith,
  JOB,
  LEGAL,
  OLDER_POST,
  POST,
} from '../../support/documents/sampleDocuments';
import { renderPage } from '../../support/renderPage';

function pageOf(facts: SchoolDocument) {
  const data = documentWith(facts);
  return documentPage(
    data.outline,
    lazyModule(() => Promise.resolve(data)),
  );
}

/** Returns the facts next to the text, as label and value. */
function shownFacts(): (string | null)[][] {
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent ?? null]);
}

test('a legal page has its text, its date and its contents', async () => {
  await renderPage(pageOf(LEGAL));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
  expect(shownFacts()).toEqual([['Last updated', 'November 14, 2026']]);
  expect(screen.getByRole('link', { name: 'look' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('heading', { level: 2, name: 'One' })).toHaveAttribute('id', 'one');
  expect(screen.getByRole('heading', { level: 3, name: 'Inner' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('note', { name: 'Note' })).getByText('Mind the boom.'),
  ).toBeVisible();
  expect(screen.getByText('Ahoy').closest('blockquote')).toBeInTheDocument();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#one', '#two', '#three']);
});

test('only a page that asks for it is left out by search engines', () => {
  expect(pageOf(LEGAL).head).toEqual({ title: LEGAL.title, description: LEGAL.description });
  expect(pageOf({ ...LEGAL, noindex: true }).head.noindex).toBe(true);
});

test('a post has its dates, author, tags and related posts', async () => {
  await renderPage(pageOf(POST));
  expect(shownFacts()).toEqual([
    ['Published', 'November 20, 2026'],
    ['Updated', 'November 23, 2026'],
    ['By', 'Robin Sample'],
    ['Tags', 'rope, safety'],
  ]);
  expect(screen.getByRole('link', { name: 'rope' })).toHaveAttribute(
    'href',
    '/about/blog/tag/rope',
  );
  const related = within(screen.getByRole('region', { name: 'Related posts' }));
  expect(related.getByRole('link', { name: OLDER_POST.title })).toHaveAttribute(
    'href',
    '/about/blog/wind',
  );
  expect(related.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/about/blog');
});

test('a post without related posts only links to all posts', async () => {
  await renderPage(pageOf(OLDER_POST));
  expect(screen.queryByRole('heading', { name: /posts/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/about/blog');
});

test('a job has its facts, and its buttons to apply', async () => {
  await renderPage(pageOf(JOB));
  expect(shownFacts()).toEqual([
    ['Place', 'Sample Town'],
    ['Kind', 'Part-time'],
    ['Posted', 'November 3, 2026'],
    ['Apply by', 'December 31, 2099'],
  ]);
  for (const link of screen.getAllByRole('link', { name: 'Apply for this job' })) {
    expect(link).toHaveAttribute('href', 'mailto:jobs@harbor.example');
  }
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/about/careers');
});

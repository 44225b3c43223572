import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockSchool';
import { deferred, head, Page } from '../../../src/pages/glossary';
import { termAddress } from '../../../src/site/addresses';
import { renderPage } from '../../support/renderPage';

beforeEach(() => renderPage({ deferred, Page }));

const region = (name: string) => within(screen.getByRole('region', { name }));

function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the page has its heading and explains the number of entries', () => {
  expect(screen.getByRole('heading', { level: 1, name: head.title })).toBeVisible();
  expect(screen.getByText('6 entries: terms and code')).toBeVisible();
});

test('terms are in alphabetical order, each with its definition', () => {
  const words = region('Words');
  expect(words.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'bight',
    'working end',
  ]);
  expect(words.getByText('bight').nextElementSibling).toHaveTextContent(
    'A bend in a rope that is not crossed.',
  );
});

test('a term links to each lesson that introduces it', () => {
  const entry = screen.getByText('bight').parentElement as HTMLElement;
  expect(linksIn(entry)).toEqual([
    ['The bowline: a loop that holds', '/tutorials/the-bowline'],
    ['Naming clouds', '/tutorials/naming-clouds'],
  ]);
});

test("a term's URL leads to its entry", () => {
  const { hash } = new URL(termAddress('working-end'), 'https://site.invalid');
  expect(document.getElementById(hash.slice(1))).toHaveTextContent(/^working end/);
});

test('each letter links to its terms', () => {
  const letters = linksIn(screen.getByRole('navigation', { name: 'Letters' }));
  expect(letters).toEqual([
    ['B', '#letter-b'],
    ['W', '#letter-w'],
  ]);
  for (const [letter, href] of letters) {
    const heading = screen.getByRole('heading', { level: 3, name: letter ?? '' });
    expect(`#${heading.id}`).toBe(href);
    expect(
      within(region('Words').getByRole('region', { name: letter ?? '' })).getAllByRole('term'),
    ).toHaveLength(1);
  }
});

test('code is grouped by language and the lesson that introduces it', () => {
  const listed = (language: string) => {
    const heading = region('Code').getByRole('heading', { level: 3, name: language });
    const list = within(heading.parentElement as HTMLElement);
    return list.getAllByRole('listitem').map((item) => [
      within(item).getByRole('link').getAttribute('href'),
      ...within(item)
        .getAllByRole('code')
        .map(({ textContent }) => textContent),
    ]);
  };
  expect(listed('JavaScript')).toEqual([['/tutorials/the-bowline', 'const', '.push()']]);
  expect(listed('HTML')).toEqual([['/tutorials/the-bowline', '<p>']]);
  expect(listed('CSS')).toEqual([['/tutorials/naming-clouds', 'color:']]);
});

test('the filter limits the terms, shows the count, and can be cleared', async () => {
  const field = screen.getByRole('searchbox', { name: 'Filter the glossary' });
  await userEvent.type(field, 'bend');
  expect(screen.getByText('bight')).toBeVisible();
  expect(screen.getByText('working end')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 6 entries');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('working end')).toBeVisible();
  expect(field).toHaveFocus();
});

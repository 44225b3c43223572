/** @jest-environment jsdom */
import { NAMED_ID, filterEntries, NO_MATCH_ID } from '../../../src/pages/glossary/filterEntries';
import { NEAR_ID } from '../../../src/pages/glossary/suggestTerm';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="#letter-a">A</a><a href="#letter-b">B</a></nav>
    <section aria-labelledby="letter-a">
      <dl><div id="term-anchor"><dt>anchor</dt><dd>Holds a boat.</dd><dd>Lesson on ropes</dd></div></dl>
    </section>
    <section aria-labelledby="letter-b">
      <dl>
        <div id="term-bight"><dt>bight</dt><dd>A bend in a <a href="#term-rope">rope</a>.</dd></div>
        <div id="term-boat"><dt>boat</dt><dd>It floats.</dd></div>
      </dl>
    </section>`;
});

const shown = () =>
  [...document.querySelectorAll('dt')]
    .filter((term) => !term.closest('[hidden]'))
    .map(({ textContent }) => textContent);

test.each([
  ['a term', 'BIGHT', ['bight']],
  ['words of a definition, including links', 'rope bend', ['bight']],
  ['either', 'boat', ['anchor', 'boat']],
  ['nothing', 'sail', []],
  ['everything', '', ['anchor', 'bight', 'boat']],
])('entries are found by %s', (_name, text, expected) => {
  expect(filterEntries(document, text)).toEqual({ shown: expected.length, total: 3 });
  expect(shown()).toEqual(expected);
});

test('a query filters the code, and hides lessons and languages without matches', () => {
  document.body.innerHTML += `
    <section id="code">
      <div id="js"><ul><li><code>===</code><code>&amp;&amp;</code></li><li><code>.push()</code></li></ul></div>
      <div id="html"><ul><li><code>&lt;p&gt;</code></li></ul></div>
    </section>`;
  const code = () =>
    [...document.querySelectorAll('code')]
      .filter((construct) => !construct.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  expect(filterEntries(document, '===')).toEqual({ shown: 1, total: 7 });
  expect(code()).toEqual(['===']);
  expect(document.getElementById('html')?.hidden).toBe(true);
  filterEntries(document, '<p>');
  expect(code()).toEqual(['<p>']);
  filterEntries(document, 'boat');
  expect(document.getElementById('code')?.hidden).toBe(true);
  filterEntries(document, '');
  expect(code()).toEqual(['===', '&&', '.push()', '<p>']);
});

test('if nothing matches, a message suggests the term that is one typo away', () => {
  document.body.innerHTML += `
    <p id="${NO_MATCH_ID}" hidden>Nothing. <span id="${NEAR_ID}" hidden>Did you mean <a href="#"></a>?</span></p>`;
  const isHidden = (id: string) => document.getElementById(id)?.hidden;
  filterEntries(document, 'ancor');
  expect([isHidden(NO_MATCH_ID), isHidden(NEAR_ID)]).toEqual([false, false]);
  const link = document.querySelector(`#${NEAR_ID} a`);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['anchor', '#term-anchor']);
  filterEntries(document, 'sail');
  expect([isHidden(NO_MATCH_ID), isHidden(NEAR_ID)]).toEqual([false, true]);
  filterEntries(document, 'boat');
  expect(isHidden(NO_MATCH_ID)).toBe(true);
});

test('a letter without entries is hidden and its link is inert; both come back', () => {
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>('nav a, section')].map(
      (part) => part.hidden || part.hasAttribute('inert'),
    );
  filterEntries(document, 'bight');
  expect(parts()).toEqual([true, false, true, false]);
  filterEntries(document, '');
  expect(parts()).toEqual([false, false, false, false]);
});

describe('terms with matching names', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('afterbegin', `<div id="${NAMED_ID}" hidden><dl></dl></div>`);
  });

  test('come before terms whose definitions match, in alphabetical order', () => {
    document
      .getElementById('term-boat')
      ?.insertAdjacentHTML(
        'afterend',
        '<div id="term-hook"><dt>boat hook</dt><dd>A pole.</dd></div>',
      );
    filterEntries(document, 'boa');
    expect(shown()).toEqual(['boat', 'boat hook', 'anchor']);
    filterEntries(document, 'hook');
    expect(shown()).toEqual(['boat hook']);
    filterEntries(document, '');
    expect(shown()).toEqual(['anchor', 'bight', 'boat', 'boat hook']);
  });

  test('start with an exact match, and go back to their places', () => {
    document
      .getElementById('term-bight')
      ?.insertAdjacentHTML(
        'afterend',
        '<div id="term-bow"><dt>boat bow</dt><dd>Its front.</dd></div>',
      );
    filterEntries(document, 'Boat');
    expect(shown()).toEqual(['boat', 'boat bow', 'anchor']);
    filterEntries(document, 'bight');
    expect(shown()).toEqual(['bight']);
    filterEntries(document, '');
    expect(shown()).toEqual(['anchor', 'bight', 'boat bow', 'boat']);
  });

  test('start with code that matches exactly, which leads to its lesson', () => {
    document.body.innerHTML += `
      <section id="code"><div><ul>
        <li><a href="/ropes">Ropes</a><div><code>boatFor</code><code>boat</code></div></li>
      </ul></div></section>`;
    filterEntries(document, 'nothing at all');
    expect(filterEntries(document, 'boat')).toEqual({ shown: 4, total: 5 });
    expect(shown()).toEqual(['boat', 'boat', 'anchor']);
    const [first] = document.querySelectorAll(`#${NAMED_ID} dl > div`);
    expect(first?.querySelector('code')?.hidden).toBe(false);
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/ropes');
    filterEntries(document, '');
    expect(shown()).toEqual(['anchor', 'bight', 'boat']);
  });

  test('are counted once', () => {
    expect(filterEntries(document, 'boat')).toEqual({ shown: 2, total: 3 });
  });
});

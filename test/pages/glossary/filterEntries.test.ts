/** @jest-environment jsdom */
import { EXACT_ID, filterEntries, NO_MATCH_ID } from '../../../src/pages/glossary/filterEntries';

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

test('a query hides the code, and shows a message if no term matches', () => {
  document.body.innerHTML += `<p id="${NO_MATCH_ID}" hidden></p><section id="code"></section>`;
  const hidden = () =>
    [NO_MATCH_ID, 'code'].filter((id) => document.getElementById(id)?.hidden === true);
  filterEntries(document, 'boat');
  expect(hidden()).toEqual([NO_MATCH_ID, 'code']);
  filterEntries(document, 'sail');
  expect(hidden()).toEqual(['code']);
  filterEntries(document, '');
  expect(hidden()).toEqual([NO_MATCH_ID]);
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

describe('a term that is called just what is looked for', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('afterbegin', `<div id="${EXACT_ID}" hidden><dl></dl></div>`);
  });

  test('comes first, and goes back to its place', () => {
    filterEntries(document, 'Boat');
    expect(shown()).toEqual(['boat', 'anchor']);
    filterEntries(document, 'bight');
    expect(shown()).toEqual(['bight']);
    filterEntries(document, '');
    expect(shown()).toEqual(['anchor', 'bight', 'boat']);
  });

  test('is counted once', () => {
    expect(filterEntries(document, 'boat')).toEqual({ shown: 2, total: 3 });
  });
});

/** @jest-environment jsdom */
import { markLetter } from '../../../src/pages/glossary/markLetter';

beforeEach(() => {
  document.body.innerHTML =
    '<nav><a href="#letter-a">A</a><a href="/glossary#letter-b">B</a></nav>';
});

const marked = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);

test('one letter at a time is marked, and none above the first', () => {
  markLetter(document, 'letter-a');
  expect(marked()).toEqual(['A']);
  markLetter(document, 'letter-b');
  expect(marked()).toEqual(['B']);
  markLetter(document, null);
  expect(marked()).toEqual([]);
});

test('the current page stays marked in other navigation', () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<nav><a href="/tutorials" aria-current="true">Tutorials</a></nav>',
  );
  markLetter(document, 'letter-a');
  expect(marked()).toEqual(['Tutorials', 'A']);
  markLetter(document, null);
  expect(marked()).toEqual(['Tutorials']);
});

import { termsByLetter } from '../../../src/pages/glossary/termsByLetter';

const term = (name: string) => ({ slug: name, term: name, means: [`It is ${name}.`], lessons: [] });

test('terms are grouped by first letter, ignoring case, in order', () => {
  const groups = termsByLetter(['anchor', 'API', 'boom', 'Bow', 'cleat'].map(term));
  expect(groups.map(({ letter, terms }) => [letter, ...terms.map((entry) => entry.term)])).toEqual([
    ['A', 'anchor', 'API'],
    ['B', 'boom', 'Bow'],
    ['C', 'cleat'],
  ]);
});

test('terms without an initial letter are in one group', () => {
  const groups = termsByLetter(['404', '@media', 'anchor'].map(term));
  expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ['#', 2],
    ['A', 1],
  ]);
});

test.each([
  ['de', ['Anker', 'Äquator', 'Boje', 'Öse', 'Über'], 'A B O U'],
  ['fr', ['ancre', 'écoute', 'étai'], 'A E'],
  ['sv', ['ankare', 'boj', 'ö'], 'A B Ö'],
  ['ru', ['йол', 'якорь'], 'Й Я'],
])('in %s, %j are at %s', (language, names, letters) => {
  const groups = termsByLetter(names.map(term), language);
  expect(groups.map(({ letter }) => letter).join(' ')).toBe(letters);
});

test('without terms, there are no letters', () => {
  expect(termsByLetter([])).toEqual([]);
});

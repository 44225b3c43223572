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
  const groups = termsByLetter(['404', '@media', 'anchor', 'état'].map(term));
  expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ['#', 3],
    ['A', 1],
  ]);
});

test('without terms, there are no letters', () => {
  expect(termsByLetter([])).toEqual([]);
});

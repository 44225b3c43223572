import { termsByLetter } from '../../../src/pages/glossary/termsByLetter';

const term = (name: string) => ({ slug: name, term: name, means: [`It is ${name}.`], lessons: [] });

test('terms are gathered by their first letter, whatever its size, in their order', () => {
  const groups = termsByLetter(['anchor', 'API', 'boom', 'Bow', 'cleat'].map(term));
  expect(groups.map(({ letter, terms }) => [letter, ...terms.map((entry) => entry.term)])).toEqual([
    ['A', 'anchor', 'API'],
    ['B', 'boom', 'Bow'],
    ['C', 'cleat'],
  ]);
});

test('what begins with no letter of the alphabet is under one sign', () => {
  const groups = termsByLetter(['404', '@media', 'anchor', 'état'].map(term));
  expect(groups.map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ['#', 3],
    ['A', 1],
  ]);
});

test('no term makes no letter', () => {
  expect(termsByLetter([])).toEqual([]);
});

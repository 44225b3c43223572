import { isFormOf, onlyMeant, type Match } from '../../../src/search/engine/meantTerms';
import { byGroup, groupOf } from '../../../src/search/engine/searchGroups';

const TEXT = ['text'];

test.each([
  ['knot', true],
  ['knots', true],
  ['knotted', true],
  ['knotting', true],
  ['knothole', false],
  ['kno', false],
])('"%s" is a form of "knot": %s', (term, expected) => {
  expect(isFormOf('knot', term)).toBe(expected);
});

test('a word that is in the index does not match longer words, except in titles', () => {
  const found: (Match & { id: number })[] = [
    { id: 1, terms: ['free'], match: { free: TEXT } },
    { id: 2, terms: ['freezing'], match: { freezing: TEXT } },
    { id: 3, terms: ['freezing'], match: { freezing: ['title'] } },
  ];
  expect(onlyMeant(found, ['free']).map(({ id }) => id)).toEqual([1, 3]);
});

test('the beginning of a word matches', () => {
  const found = [{ id: 1, terms: ['splicing'], match: { splicing: TEXT } }];
  expect(onlyMeant(found, ['splic'])).toEqual(found);
});

test('a longer word does not make a page the answer', () => {
  const match = { free: TEXT, freezing: ['summary'] };
  const [kept] = onlyMeant([{ terms: ['free', 'freezing'], match }], ['free']);
  expect(kept?.match).toEqual({ free: TEXT });
});

test('a lesson whose title is the query comes before the term', () => {
  const title = { knots: ['title'] };
  const lesson = { kind: 'lesson', group: groupOf('lesson', title, ['knot'], 1) } as const;
  const term = { kind: 'term', group: groupOf('term', { knot: ['title'] }, ['knot'], 1) } as const;
  const other = { kind: 'lesson', group: groupOf('lesson', title, ['knot'], 3) } as const;
  expect([other, term, lesson].sort(byGroup)).toEqual([lesson, term, other]);
});

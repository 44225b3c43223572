import { groundsOf } from '../../../src/build/content/buildsOn';

/** What lessons take from which, by their ids. */
type Taken = Record<string, Record<string, string[]>>;

function grounds(taken: Taken): Record<string, string[]> {
  const debts = new Map(
    Object.entries(taken).map(([id, from]) => [
      id,
      new Map(Object.entries(from).map(([lesson, what]) => [lesson, new Set(what)])),
    ]),
  );
  return Object.fromEntries(groundsOf(debts));
}

test('a lesson builds on those it takes something from, in the order in which it met them', () => {
  const { splice, others } = grounds({
    loop: {},
    others: {},
    more: {},
    splice: { rope: ['strand'], loop: ['bight'] },
  });
  expect(splice).toEqual(['rope', 'loop']);
  expect(others).toEqual([]);
});

test('what more than half of the lessons use is no ground', () => {
  const all = {
    a: { start: ['const'] },
    b: { start: ['const'] },
    c: { start: ['const'], loop: ['bight'] },
    d: {},
  };
  expect(grounds(all)).toEqual({ a: [], b: [], c: ['loop'], d: [] });
  expect(grounds({ a: all.a, b: all.b, d: {}, e: {} })).toMatchObject({
    a: ['start'],
    b: ['start'],
  });
});

test('at most three are told: those of which it takes most that is rare', () => {
  const { last } = grounds({
    a: { one: ['common'] },
    b: { one: ['common'] },
    c: {},
    d: {},
    e: {},
    last: { one: ['common'], two: ['x', 'y'], three: ['z'], four: ['v', 'w'] },
  });
  expect(last).toEqual(['two', 'three', 'four']);
});

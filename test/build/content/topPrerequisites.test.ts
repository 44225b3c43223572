import { topPrerequisites } from '../../../src/build/content/topPrerequisites';

/** What lessons take from which, by their ids. */
type Taken = Record<string, Record<string, string[]>>;

function prerequisites(taken: Taken): Record<string, string[]> {
  const dependencies = new Map(
    Object.entries(taken).map(([id, from]) => [
      id,
      new Map(Object.entries(from).map(([lesson, what]) => [lesson, new Set(what)])),
    ]),
  );
  return Object.fromEntries(topPrerequisites(dependencies));
}

test('a lesson builds on those it takes something from, in the order in which it met them', () => {
  const { splice, others } = prerequisites({
    loop: {},
    others: {},
    more: {},
    splice: { rope: ['strand'], loop: ['bight'] },
  });
  expect(splice).toEqual(['rope', 'loop']);
  expect(others).toEqual([]);
});

test('what more than half of the lessons use does not count', () => {
  const all = {
    a: { start: ['const'] },
    b: { start: ['const'] },
    c: { start: ['const'], loop: ['bight'] },
    d: {},
  };
  expect(prerequisites(all)).toEqual({ a: [], b: [], c: ['loop'], d: [] });
  expect(prerequisites({ a: all.a, b: all.b, d: {}, e: {} })).toMatchObject({
    a: ['start'],
    b: ['start'],
  });
});

test('at most three are told: those of which it takes most that is rare', () => {
  const { last } = prerequisites({
    a: { one: ['common'] },
    b: { one: ['common'] },
    c: {},
    d: {},
    e: {},
    last: { one: ['common'], two: ['x', 'y'], three: ['z'], four: ['v', 'w'] },
  });
  expect(last).toEqual(['two', 'three', 'four']);
});

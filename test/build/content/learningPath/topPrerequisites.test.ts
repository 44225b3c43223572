import { topPrerequisites } from '../../../../src/build/content/learningPath/topPrerequisites';

/** For each lesson's id, the lessons that it depends on and the constructs that it uses from each. */
type Uses = Record<string, Record<string, string[]>>;

function prerequisites(uses: Uses): Record<string, string[]> {
  const dependencies = new Map(
    Object.entries(uses).map(([id, from]) => [
      id,
      new Map(Object.entries(from).map(([lesson, constructs]) => [lesson, new Set(constructs)])),
    ]),
  );
  return Object.fromEntries(topPrerequisites(dependencies));
}

test('a lesson builds on the lessons it uses, in order of first use', () => {
  const { splice, others } = prerequisites({
    loop: {},
    others: {},
    more: {},
    splice: { rope: ['strand'], loop: ['bight'] },
  });
  expect(splice).toEqual(['rope', 'loop']);
  expect(others).toEqual([]);
});

test("constructs that more than half of the lessons use don't count", () => {
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

test('returns at most three lessons: those with the most rare constructs', () => {
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

import { habitsOf } from '../../../src/pages/mock/review/habits';
import { MINUTE, NO_WORK, type MockSession } from '../../../src/pages/mock/session/session';
import { trendsOf } from '../../../src/pages/mock/trend';

const problem = { id: 'a', time: 'n', space: '1' } as const;
const end = { how: 'passed', at: 4 * MINUTE, passed: 3, tests: 3, failures: [] } as const;
const session: MockSession = {
  tasks: ['a'],
  startedAt: 0,
  minutes: 15,
  isWithFriend: false,
  visits: [{ task: 'a', at: 0 }],
  work: { a: { ...NO_WORK, end } },
  endedAt: 9 * MINUTE,
};

function goodHabits(part: object, limit = 15): Record<string, boolean> {
  const own = { ...session, work: { a: { ...NO_WORK, end, ...part } } };
  return Object.fromEntries(
    habitsOf(own, problem, limit).map(({ habit, isGood }) => [habit, isGood]),
  );
}

test('asking counts if it came before the code', () => {
  expect(goodHabits({ askedAt: 1, codedAt: 2 })).toMatchObject({ asked: true });
  expect(goodHabits({ askedAt: 3, codedAt: 2 })).toMatchObject({ asked: false });
  expect(goodHabits({})).toMatchObject({ asked: false });
});

test('examples count if there is code', () => {
  expect(goodHabits({ codedAt: 2, runs: 1 })).toMatchObject({ examples: true });
  expect(goodHabits({ codedAt: 2 })).toMatchObject({ examples: false });
  expect(goodHabits({})).not.toHaveProperty('examples');
});

test('the stated cost is compared in time and memory', () => {
  const cost = { time: 'n', space: 'n', why: '' };
  expect(goodHabits({ cost })).toMatchObject({ time: true, space: false });
  expect(goodHabits({})).not.toHaveProperty('time');
});

test('the minutes are compared with those of the level, unless the task was given up', () => {
  expect(goodHabits({})).toMatchObject({ minutes: true });
  expect(goodHabits({}, 3)).toMatchObject({ minutes: false });
  expect(goodHabits({ end: { ...end, how: 'gaveUp' } })).not.toHaveProperty('minutes');
});

test("with a friend, nothing is said about questions and hints, which aren't recorded", () => {
  const habits = habitsOf({ ...session, isWithFriend: true }, problem, 15);
  expect(habits.map(({ habit }) => habit)).toEqual(['minutes']);
});

test('the trend compares the first interviews with the latest', () => {
  const failed = { ...session, work: { a: { ...NO_WORK, scores: { code: 1 as const } } } };
  const good = { ...session, work: { a: { ...NO_WORK, end, scores: { code: 4 as const } } } };
  expect(trendsOf([good, good, failed, failed])).toEqual({
    passes: { before: 0, after: 1 },
    ratings: { before: 1, after: 4 },
  });
  expect(trendsOf([good])).toEqual({ passes: null, ratings: null });
});

import { shareOut } from '../../../../../src/pages/programs/planner/plan/shareOut';

const MINUTES = [5, 15, 30, 45, 60, 90, 960];
const WORK = [
  [1],
  [30, 35, 25, 40, 30, 35, 55, 25],
  Array.from({ length: 40 }, (_, index) => 25 + ((index * 7) % 31)),
  [1500, 7, 61, 1],
];

const combinations = WORK.flatMap((lengths) => MINUTES.map((minutes) => ({ lengths, minutes })));

test.each([
  { name: 'a lesson that fits stays whole', lengths: [30, 30], minutes: 60, days: [[30, 30]] },
  {
    name: 'one that does not fit anymore waits',
    lengths: [35, 35],
    minutes: 45,
    days: [[35], [35]],
  },
  { name: 'a day may take a quarter more', lengths: [35, 40], minutes: 60, days: [[35, 40]] },
  { name: 'but not more than that', lengths: [36, 40], minutes: 60, days: [[36], [40]] },
  {
    name: 'a long lesson is shared evenly by days of its own, and the next one fills its last',
    lengths: [10, 51, 15],
    minutes: 30,
    days: [[10], [26], [25], [15]],
  },
  {
    name: 'the next one fills the last day of a long lesson',
    lengths: [50, 10],
    minutes: 30,
    days: [[25], [25, 10]],
  },
])('$name', ({ lengths, minutes, days }) => {
  expect(shareOut(lengths, minutes).map((day) => day.map((share) => share.minutes))).toEqual(days);
});

test('the parts of a continued lesson are numbered', () => {
  expect(
    shareOut([40], 15)
      .flat()
      .map(({ session, sessions }) => [session, sessions]),
  ).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

describe('for every combination of lessons and minutes', () => {
  test('each lesson gets all its time, in order', () => {
    for (const { lengths, minutes } of combinations) {
      const shares = shareOut(lengths, minutes).flat();
      const sums = lengths.map((_, index) =>
        shares.filter((share) => share.index === index).reduce((sum, one) => sum + one.minutes, 0),
      );
      expect(sums).toEqual(lengths);
      expect(shares.map(({ index }) => index)).toEqual(
        shares.map(({ index }) => index).toSorted((a, b) => a - b),
      );
    }
  });

  test('no day is empty or exceeds its minutes by more than a quarter', () => {
    for (const { lengths, minutes } of combinations) {
      for (const day of shareOut(lengths, minutes)) {
        const load = day.reduce((sum, share) => sum + share.minutes, 0);
        expect(load).toBeGreaterThan(0);
        expect(load).toBeLessThanOrEqual(minutes * 1.25);
      }
    }
  });

  test('shorter lessons never take more days', () => {
    for (const { lengths, minutes } of combinations) {
      const shorter = lengths.map((length) => Math.ceil(length / 2));
      expect(shareOut(shorter, minutes).length).toBeLessThanOrEqual(
        shareOut(lengths, minutes).length,
      );
    }
  });
});

import { RATINGS, schedule, type Rated } from '../../../src/pages/review/scheduler';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = 1_800_000_000_000;

const daysOf = (rated: Rated, from = NOW) => (rated.due - from) / DAY;

test('the better the rating, the later the question returns, and never on the same day', () => {
  const days = RATINGS.map((rating) => daysOf(schedule(undefined, NOW)[rating]));
  expect(days).toEqual([...days].sort((a, b) => a - b));
  expect(new Set(days).size).toBe(RATINGS.length);
  expect(Math.min(...days)).toBe(1);
});

test('the same clock gives the same due date', () => {
  expect(schedule(undefined, NOW)).toEqual(schedule(undefined, NOW));
});

test('intervals grow with each success, and a forgotten question returns tomorrow', () => {
  let memory = schedule(undefined, NOW).good;
  const spans = [daysOf(memory)];
  for (let time = 0; time < 4; time++) {
    const now = memory.due;
    memory = schedule(memory, now).good;
    spans.push(daysOf(memory, now));
  }
  expect(spans).toEqual([...spans].sort((a, b) => a - b));
  expect(spans.at(-1)).toBeGreaterThan(60);
  const forgotten = schedule(memory, memory.due).again;
  expect(forgotten.stability).toBeLessThan(memory.stability / 2);
  expect(forgotten.difficulty).toBeGreaterThan(memory.difficulty);
});

test('a rating stores its time', () => {
  expect(schedule(undefined, NOW).hard.reviewed).toBe(NOW);
});

test.each([
  ['set back', NOW - 400 * DAY],
  ['at the end of the calendar', 8.64e15 - 40_000 * DAY],
])('a clock that was %s gives valid dates', (_how, now) => {
  const memory = schedule(undefined, NOW).good;
  for (const rating of RATINGS) {
    const rated = schedule(memory, now)[rating];
    expect(daysOf(rated, now)).toBeGreaterThanOrEqual(1);
    expect(rated.stability).toBeGreaterThan(0);
    expect(rated.difficulty).toBeGreaterThanOrEqual(1);
    expect(rated.difficulty).toBeLessThanOrEqual(10);
  }
});

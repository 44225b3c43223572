import type { Progress } from '../../../src/progress/progressModel';
import { daysUntil, MAX_DAILY, reviewDay } from '../../../src/progress/reviews/reviewDay';
import { EMPTY_REVIEWS, type Reviews } from '../../../src/progress/reviews/reviewModel';
import { MEMORY } from '../support/reviewSamples';
import { progressWith } from '../support/samples';

const DAY = 24 * 60 * 60 * 1_000;
/** Noon in the local time zone. */
const NOW = new Date(2027, 2, 9, 12).getTime();

function doneAt(times: Record<string, number>): Progress {
  return progressWith({
    lessons: new Map(
      Object.entries(times).map(([id, at]) => [id, { started: 1, done: { on: true, at } }]),
    ),
  });
}

/** Returns reviews whose cards have the given review and due times, in days from `NOW`. */
function remembered(cards: Record<string, [reviewed: number, due: number]>): Reviews {
  return {
    ...EMPTY_REVIEWS,
    cards: new Map(
      Object.entries(cards).map(([id, [reviewed, due]]) => [
        id,
        { ...MEMORY, reviewed: NOW + reviewed * DAY, due: NOW + due * DAY },
      ]),
    ),
  };
}

const CARDS = { rope: ['rope/1', 'rope/2'], sail: ['sail/1', 'sail/2'] };

const idsOf = (day: ReturnType<typeof reviewDay>) => day.cards.map(({ id }) => id);

test('cards are first due on the day after their lesson is marked as done', () => {
  const yesterday = doneAt({ rope: NOW - 13 * 60 * 60 * 1_000 });
  expect(idsOf(reviewDay(yesterday, EMPTY_REVIEWS, CARDS, NOW))).toEqual(['rope/1', 'rope/2']);
  const today = reviewDay(doneAt({ rope: NOW - 1_000 }), EMPTY_REVIEWS, CARDS, NOW);
  expect(today).toMatchObject({ cards: [], next: { days: 1, count: 2 } });
});

test('a lesson that is not done, or no longer done, has no due cards', () => {
  const progress = progressWith({
    lessons: new Map([
      ['rope', { started: 1 }],
      ['sail', { started: 1, done: { on: false, at: 2 } }],
    ]),
  });
  const reviews = remembered({ 'sail/1': [-5, -1] });
  expect(reviewDay(progress, reviews, CARDS, NOW)).toMatchObject({ cards: [], next: null });
});

test('the longest overdue comes first, and lessons alternate within a day', () => {
  const progress = doneAt({ rope: NOW - 3 * DAY, sail: NOW - 3 * DAY + 1_000 });
  const reviews = remembered({ 'sail/2': [-9, -4] });
  expect(idsOf(reviewDay(progress, reviews, CARDS, NOW))).toEqual([
    'sail/2',
    'rope/1',
    'sail/1',
    'rope/2',
  ]);
});

test('a card due later today is due', () => {
  const reviews = remembered({ 'rope/1': [-3, 0.4], 'rope/2': [-3, 1] });
  const day = reviewDay(doneAt({ rope: 1 }), reviews, CARDS, NOW);
  expect(idsOf(day)).toEqual(['rope/1']);
  expect(day.next).toEqual({ days: 1, count: 1 });
});

test("a known mistake of the reader's own is due on the day after the exercise is passed", () => {
  const tries = (mistake?: string) =>
    new Map([['knot', [{ text: 'x', at: 1, passed: 0, of: 2, mistake }]]]);
  const passed = new Map([['knot', NOW - DAY]]);
  const day = (changes: Parameters<typeof progressWith>[0]) =>
    idsOf(reviewDay(progressWith(changes), EMPTY_REVIEWS, CARDS, NOW));
  expect(day({ passed, tries: tries('You skip the first.') })).toEqual(['knot/bug']);
  expect(day({ passed, tries: tries() })).toEqual([]);
  expect(day({ tries: tries('You skip the first.') })).toEqual([]);
  expect(day({ passed: new Map([['knot', NOW]]), tries: tries('You skip the first.') })).toEqual(
    [],
  );
});

describe('the daily limit', () => {
  const many = {
    rope: Array.from(
      { length: MAX_DAILY + 5 },
      (_, index) => `rope/${String(index).padStart(2, '0')}`,
    ),
  };
  const progress = doneAt({ rope: NOW - 2 * DAY });

  test('defers the other cards to tomorrow', () => {
    const day = reviewDay(progress, EMPTY_REVIEWS, many, NOW);
    expect(day.cards).toHaveLength(MAX_DAILY);
    expect(day.next).toEqual({ days: 1, count: 5 });
  });

  test('counts cards reviewed today', () => {
    const reviews = remembered({ 'rope/00': [0, 3], 'rope/01': [-0.1, 3], 'rope/02': [-2, 3] });
    const day = reviewDay(progress, reviews, many, NOW);
    expect(day.reviewed).toBe(2);
    expect(day.cards).toHaveLength(MAX_DAILY - 2);
  });

  test('resets on the next day', () => {
    const full = remembered(
      Object.fromEntries(many.rope.slice(0, MAX_DAILY).map((id) => [id, [0, 4]])),
    );
    expect(reviewDay(progress, full, many, NOW).cards).toEqual([]);
    expect(reviewDay(progress, full, many, NOW + DAY).cards).toHaveLength(5);
  });
});

test.each([
  ['a rating', doneAt({ rope: 1 }), remembered({ 'rope/1': [400, 900], 'rope/2': [-1, 5] })],
  ['the lesson', doneAt({ rope: NOW + 400 * DAY }), remembered({ 'rope/2': [-1, 5] })],
])('a card is due when the clock was set back after %s', (_what, progress, reviews) => {
  expect(idsOf(reviewDay(progress, reviews, CARDS, NOW))).toEqual(['rope/1']);
});

test('a card with a removed question is not due', () => {
  const reviews = remembered({ 'rope/gone': [-5, -1], 'rope/1': [-5, 9], 'rope/2': [-5, 9] });
  expect(reviewDay(doneAt({ rope: 1 }), reviews, CARDS, NOW)).toMatchObject({
    cards: [],
    next: { days: 9, count: 2 },
  });
});

test('daysUntil counts calendar days', () => {
  const late = new Date(2027, 2, 9, 23, 50).getTime();
  expect(daysUntil(late + 20 * 60 * 1_000, late)).toBe(1);
  expect(daysUntil(late - 20 * 60 * 1_000, late)).toBe(0);
  expect(daysUntil(late - DAY, late)).toBe(-1);
});

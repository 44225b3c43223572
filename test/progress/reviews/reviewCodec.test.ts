import { LIMITS } from '../../../src/progress/progressModel';
import { readReviews, reviewsData } from '../../../src/progress/reviews/reviewCodec';
import { EMPTY_REVIEWS, MAX_CARDS } from '../../../src/progress/reviews/reviewModel';
import { MEMORY, reviewsWith } from '../support/reviewSamples';

test.each([
  ['nothing', EMPTY_REVIEWS],
  ['cards and a setting', { ...reviewsWith({ b: 2, a: 1 }), reminder: { on: false, at: 3 } }],
])('reads back what it wrote: %s', (_name, reviews) => {
  const data: unknown = JSON.parse(JSON.stringify(reviewsData(reviews)));
  expect(readReviews(data)).toEqual({ value: reviews, dropped: 0 });
});

test('equal reviews give equal text, in any insertion order', () => {
  const [one, other] = [reviewsWith({ a: 1, b: 2 }), reviewsWith({ b: 2, a: 1 })].map((reviews) =>
    JSON.stringify(reviewsData(reviews)),
  );
  expect(one).toBe(other);
});

test.each([null, 7, 'text', [1], {}, { cards: 3 }])('finds no reviews in %j', (data) => {
  expect(readReviews(data)).toEqual({ value: EMPTY_REVIEWS, dropped: 0 });
});

test.each<[string, unknown]>([
  ['a number instead of an object', 7],
  ['zero stability', { ...MEMORY, stability: 0 }],
  ['text as its stability', { ...MEMORY, stability: '2' }],
  ['a stability beyond the limit', { ...MEMORY, stability: 40_000 }],
  ['a difficulty over ten', { ...MEMORY, difficulty: 11 }],
  ['null as its difficulty', { ...MEMORY, difficulty: null }],
  ['no review time', { ...MEMORY, reviewed: undefined }],
  ['a due time before 1970', { ...MEMORY, due: -1 }],
  ['a due time after the last valid date', { ...MEMORY, due: 9e15 }],
  ['a rating time that is not an integer', { ...MEMORY, at: 1.5 }],
])('leaves out and counts a card with %s', (_name, bad) => {
  expect(readReviews({ cards: { good: MEMORY, bad }, reminder: null })).toEqual({
    value: { cards: new Map([['good', MEMORY]]), reminder: null },
    dropped: 1,
  });
});

test('leaves out and counts invalid ids and an invalid setting', () => {
  const data = { cards: { '<b>': MEMORY, __proto__x: MEMORY }, reminder: { on: 'yes' } };
  expect(readReviews(data)).toEqual({ value: EMPTY_REVIEWS, dropped: 3 });
});

test('drops unknown fields', () => {
  const { value } = readReviews({ cards: { a: { ...MEMORY, extra: '<script>' } } });
  expect(JSON.stringify(reviewsData(value))).not.toContain('extra');
});

test('reads back the largest allowed number of cards, and a file has room for them', () => {
  const memory = { ...MEMORY, stability: 36_499.123_456_78, difficulty: 9.876_543_21 };
  const id = (index: number) => String(index).padStart(LIMITS.id, 'x');
  const cards = Object.fromEntries(
    Array.from({ length: MAX_CARDS }, (_, index) => [id(index), memory]),
  );
  expect(JSON.stringify({ cards }).length).toBeLessThan(LIMITS.text);
  const { value, dropped } = readReviews({ cards });
  expect([value.cards.size, dropped]).toEqual([MAX_CARDS, 0]);
});

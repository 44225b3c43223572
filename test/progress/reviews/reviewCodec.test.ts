import { LIMITS } from '../../../src/progress/progressModel';
import { parseReviews, serializeReviews } from '../../../src/progress/reviews/reviewCodec';
import { EMPTY_REVIEWS, MAX_CARDS } from '../../../src/progress/reviews/reviewModel';
import { MEMORY, reviewsWith } from '../support/reviewSamples';

function textWith(parts: Record<string, unknown>): string {
  return JSON.stringify({ kind: 'reviews', version: 1, cards: {}, reminder: null, ...parts });
}

test.each([
  ['nothing', EMPTY_REVIEWS],
  ['cards and a wish', { ...reviewsWith({ b: 2, a: 1 }), reminder: { on: false, at: 3 } }],
])('what was written is read back: %s', (_name, reviews) => {
  expect(parseReviews(serializeReviews(reviews))).toEqual({ ok: true, value: reviews, dropped: 0 });
});

test('equal reviews are the same text, in whichever order they came about', () => {
  expect(serializeReviews(reviewsWith({ a: 1, b: 2 }))).toBe(
    serializeReviews(reviewsWith({ b: 2, a: 1 })),
  );
});

test.each([
  ['{', 'not-json'],
  ['null', 'not-progress'],
  ['{"kind":"progress","version":1}', 'not-progress'],
  ['{"kind":"reviews","version":"1"}', 'not-progress'],
  ['{"kind":"reviews","version":2}', 'newer-version'],
  [' '.repeat(LIMITS.text + 1), 'too-large'],
])('what is not ours is refused: %.30s', (text, reason) => {
  expect(parseReviews(text)).toEqual({ ok: false, reason });
});

test.each<[string, unknown]>([
  ['no object', 7],
  ['a stability of none', { ...MEMORY, stability: 0 }],
  ['a stability that is text', { ...MEMORY, stability: '2' }],
  ['a stability beyond the scheduler', { ...MEMORY, stability: 40_000 }],
  ['a difficulty beyond ten', { ...MEMORY, difficulty: 11 }],
  ['a difficulty that is none', { ...MEMORY, difficulty: null }],
  ['no time of the review', { ...MEMORY, reviewed: undefined }],
  ['a due time before 1970', { ...MEMORY, due: -1 }],
  ['a due time that is no date', { ...MEMORY, due: 9e15 }],
  ['no time of the decision', { ...MEMORY, at: 1.5 }],
])('a card with %s is left out and counted', (_name, bad) => {
  const text = textWith({ cards: { good: MEMORY, bad } });
  expect(parseReviews(text)).toEqual({
    ok: true,
    value: { cards: new Map([['good', MEMORY]]), reminder: null },
    dropped: 1,
  });
});

test('an id of another form and a wish that makes no sense are left out and counted', () => {
  const text = textWith({ cards: { '<b>': MEMORY, __proto__x: MEMORY }, reminder: { on: 'yes' } });
  expect(parseReviews(text)).toEqual({ ok: true, value: EMPTY_REVIEWS, dropped: 3 });
});

test('fields that nobody asked for are not kept', () => {
  const parsed = parseReviews(textWith({ cards: { a: { ...MEMORY, extra: '<script>' } } }));
  expect(parsed.ok ? serializeReviews(parsed.value) : '').not.toContain('extra');
});

test('the most that is kept is read back whole', () => {
  const memory = { ...MEMORY, stability: 36_499.123_456_78, difficulty: 9.876_543_21 };
  const id = (index: number) => String(index).padStart(LIMITS.id, 'x');
  const cards = Object.fromEntries(
    Array.from({ length: MAX_CARDS }, (_, index) => [id(index), memory]),
  );
  const text = textWith({ cards });
  expect(text.length).toBeLessThan(LIMITS.text);
  const parsed = parseReviews(text);
  expect(parsed).toMatchObject({ ok: true, dropped: 0 });
  expect(parsed.ok && parsed.value.cards.size).toBe(MAX_CARDS);
});

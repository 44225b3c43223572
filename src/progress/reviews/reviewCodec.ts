import { toObject } from '../progressCodec';
import { isId, isObject, readMark } from '../readEntries';
import { readOwnText, type ParseFailure } from '../readOwnText';
import { readMemory } from './readMemory';
import { EMPTY_REVIEWS, REVIEWS_VERSION, type CardMemory, type Reviews } from './reviewModel';

/** Tells the site's own text from any other JSON. */
const KIND = 'reviews';

export type ReviewsResult =
  /** `dropped` counts the entries that made no sense; the rest was read without them. */
  { ok: true; value: Reviews; dropped: number } | { ok: false; reason: ParseFailure };

/**
 * @param reviews - what is remembered
 * @returns them as JSON; equal reviews give equal text
 */
export function serializeReviews(reviews: Reviews): string {
  return JSON.stringify({ kind: KIND, version: REVIEWS_VERSION, ...reviewsData(reviews) });
}

/** @returns the reviews as plain data, for an entry of their own or within a file */
export function reviewsData({ cards, reminder }: Reviews): Record<string, unknown> {
  return { cards: toObject(cards), reminder };
}

/**
 * Reads text that may come from anywhere. Nothing of it is trusted. Does not throw.
 *
 * @param text - what storage held
 * @returns the reviews in it, or why there are none
 */
export function parseReviews(text: string): ReviewsResult {
  const own = readOwnText(text, KIND, REVIEWS_VERSION);
  return own.ok ? { ok: true, ...readReviews(own.data) } : own;
}

/**
 * @param data - what `reviewsData` gave, or anything else
 * @returns the reviews in it, and how many entries made no sense
 */
export function readReviews(data: unknown): { value: Reviews; dropped: number } {
  if (!isObject(data)) return { value: EMPTY_REVIEWS, dropped: 0 };
  const entries = Object.entries(isObject(data.cards) ? data.cards : {});
  const cards = new Map<string, CardMemory>();
  for (const [id, entry] of entries) {
    const memory = isId(id) ? readMemory(entry) : undefined;
    if (memory) cards.set(id, memory);
  }
  const reminder = readMark(data.reminder) ?? null;
  const isLost = reminder === null && (data.reminder ?? null) !== null;
  return {
    value: { cards, reminder },
    dropped: entries.length - cards.size + (isLost ? 1 : 0),
  };
}

import { toObject } from '../progressCodec';
import { isId, isObject, readMark } from '../readEntries';
import { readMemory } from './readMemory';
import { EMPTY_REVIEWS, type CardMemory, type Reviews } from './reviewModel';

/** @returns reviews as JSON-serializable data */
export function reviewsData({ cards, reminder }: Reviews): Record<string, unknown> {
  return { cards: toObject(cards), reminder };
}

/**
 * Reads reviews from untrusted data.
 *
 * @param data - output of `reviewsData`, or anything else
 * @returns the reviews, and the number of invalid entries
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

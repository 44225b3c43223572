import { toObject } from '../progressCodec';
import { isId, isObject, readMark } from '../readEntries';
import { readMemory } from './readMemory';
import { EMPTY_REVIEWS, type CardMemory, type Reviews } from './reviewModel';

/** @returns the reviews as plain data, for an entry of their own or within a file */
export function reviewsData({ cards, reminder }: Reviews): Record<string, unknown> {
  return { cards: toObject(cards), reminder };
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

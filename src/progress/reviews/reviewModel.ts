import type { Mark } from '../progressModel';

/** The reader's saved reviews. */
export interface Reviews {
  /** Memory state of each card, by card id. Can include ids of removed questions. */
  cards: ReadonlyMap<string, CardMemory>;
  /** Whether to remind the reader about due reviews; `null` means the default, which is on. */
  reminder: Mark | null;
}

/** A card's memory state after its last rating, as modeled by the scheduler. */
export interface CardMemory {
  /** Days until the chance of recall drops to 90%. */
  stability: number;
  /** From 1 (easy) to 10 (hard). */
  difficulty: number;
  /** Time of the last rating, in ms since 1970. */
  reviewed: number;
  /** Time of the next review, in ms since 1970. */
  due: number;
  /**
   * Time of the last change, in ms since 1970, to tell which of two copies is newer. It's later than the
   * previous one even if the clock was set back.
   */
  at: number;
}

/** Namespace of review entries in storage. */
export const REVIEWS_NAMESPACE = 'reviews';

/** Maximum number of saved cards; the one rated longest ago is dropped first. */
export const MAX_CARDS = 2_000;

/** Maximum interval between reviews, in days: the scheduler's own limit of 100 years. */
export const MAX_DAYS = 36_500;

export const EMPTY_REVIEWS: Reviews = { cards: new Map(), reminder: null };

/**
 * @returns true if the reader wants reminders about due reviews
 */
export function isReminding({ reminder }: Reviews): boolean {
  return reminder?.on ?? true;
}

import type { Mark } from '../progressModel';

/** What the device keeps of reviews, in a namespace separate from the progress. */
export interface Reviews {
  /** How well each card is remembered, by its id; ids that the site does not know (any more) may be among them. */
  cards: ReadonlyMap<string, CardMemory>;
  /** Whether readers are told that something is due; `null` until they decide, and then they are. */
  reminder: Mark | null;
}

/** How well a card is remembered, by its last rating. */
export interface CardMemory {
  /** Days until it is recalled nine times out of ten. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
  /** When it was rated last, by the device's clock. */
  reviewed: number;
  /** When it is to be asked again. */
  due: number;
  /** Orders ratings, and only that: later than every rating before it, whatever the clock said. */
  at: number;
}

/** Namespace of its entries in the browser's storage. */
export const REVIEWS_NAMESPACE = 'reviews';

/** Most cards that are kept; the one rated longest ago goes first. */
export const MAX_CARDS = 2_000;

/** Most days until a card is asked again: the scheduler's own bound, a hundred years. */
export const MAX_DAYS = 36_500;

export const EMPTY_REVIEWS: Reviews = { cards: new Map(), reminder: null };

/** @returns whether readers are to be told that something is due */
export function isReminding({ reminder }: Reviews): boolean {
  return reminder?.on ?? true;
}

import {
  EMPTY_REVIEWS,
  type CardMemory,
  type Reviews,
} from '../../../src/progress/reviews/reviewModel';

/** A valid memory state for a review card. */
export const MEMORY: CardMemory = {
  stability: 2.3065,
  difficulty: 5,
  reviewed: 1_800_000_000_000,
  due: 1_800_172_800_000,
  at: 1_800_000_000_000,
};

/**
 * Returns reviews with only these cards.
 *
 * @param times - time of each card's last rating, in ms since 1970, by card id
 */
export function reviewsWith(times: Record<string, number>): Reviews {
  return {
    ...EMPTY_REVIEWS,
    cards: new Map(Object.entries(times).map(([id, at]) => [id, { ...MEMORY, at }])),
  };
}

/** Review scheduler: FSRS with default weights, in whole days. */
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { CardMemory } from '../../progress/reviews/reviewModel';

/** How well the reader knew the answer, from worst to best. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;

export type ReviewRating = (typeof RATINGS)[number];

/** A card's new state after a rating. */
export type Rated = Omit<CardMemory, 'at'>;

const GRADES: Readonly<Record<ReviewRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// No fuzz: due dates must be deterministic. No short-term steps: cards are reviewed at most once a day.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * Computes a card's next state for each rating.
 *
 * @param memory - the card's current state; undefined if it hasn't been rated yet
 * @param now - the current time, ms since 1970
 */
export function schedule(memory: Rated | undefined, now: number): Record<ReviewRating, Rated> {
  const preview = scheduler.repeat(memory ? cardOf(memory, now) : createEmptyCard(now), now);
  const rated = (rating: ReviewRating): Rated => {
    const { stability, difficulty, due } = preview[GRADES[rating]].card;
    return { stability, difficulty, reviewed: now, due: due.getTime() };
  };
  return { again: rated('again'), hard: rated('hard'), good: rated('good'), easy: rated('easy') };
}

/**
 * Converts a card's state to the library's card type. The fields left at their defaults don't affect the
 * schedule.
 */
function cardOf({ stability, difficulty, reviewed, due }: Rated, now: number): Card {
  return {
    ...createEmptyCard(now),
    state: State.Review,
    stability,
    difficulty,
    due: new Date(due),
    // Keeps the elapsed time from being negative if the device's clock was set back.
    last_review: new Date(Math.min(reviewed, now)),
  };
}

/** When a card is asked again: FSRS, with its default weights, in whole days. */
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { CardMemory } from '../../progress/reviews/reviewModel';

/** How well the reader knew an answer, from not at all to at once. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;

export type ReviewRating = (typeof RATINGS)[number];

/** What a rating makes of a card. */
export type Rated = Omit<CardMemory, 'at'>;

const GRADES: Readonly<Record<ReviewRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Without chance, so that a clock decides all, and without steps of minutes: a set is short and seen once a day.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * @param memory - what is known of the card; absent for one that was never rated
 * @param now - the device's clock, ms since 1970
 * @returns what each rating would make of it
 */
export function schedule(memory: Rated | undefined, now: number): Record<ReviewRating, Rated> {
  const preview = scheduler.repeat(memory ? cardOf(memory, now) : createEmptyCard(now), now);
  const rated = (rating: ReviewRating): Rated => {
    const { stability, difficulty, due } = preview[GRADES[rating]].card;
    return { stability, difficulty, reviewed: now, due: due.getTime() };
  };
  return { again: rated('again'), hard: rated('hard'), good: rated('good'), easy: rated('easy') };
}

/** The scheduler's own form of a card. What it counts beside this decides nothing. */
function cardOf({ stability, difficulty, reviewed, due }: Rated, now: number): Card {
  return {
    ...createEmptyCard(now),
    state: State.Review,
    stability,
    difficulty,
    due: new Date(due),
    // A clock that was set back must not make the time since then negative.
    last_review: new Date(Math.min(reviewed, now)),
  };
}

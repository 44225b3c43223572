import type { ReviewRating } from '../scheduler';

/** Names of the ratings, with descriptions. */
export const RATING_WORDS: Readonly<Record<ReviewRating, { name: string; means: string }>> = {
  again: { name: 'Again', means: "I didn't know it" },
  hard: { name: 'Hard', means: 'I had to think hard' },
  good: { name: 'Good', means: 'I knew it' },
  easy: { name: 'Easy', means: 'I knew it right away' },
};

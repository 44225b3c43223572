import type { ReviewRating } from './scheduler';

/** What each rating is called, and when to choose it. */
export const RATING_WORDS: Readonly<Record<ReviewRating, { name: string; means: string }>> = {
  again: { name: 'Again', means: "I didn't know it" },
  hard: { name: 'Hard', means: 'I had to think hard' },
  good: { name: 'Good', means: 'I knew it' },
  easy: { name: 'Easy', means: 'I knew it right away' },
};

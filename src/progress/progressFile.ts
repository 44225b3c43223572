import { progressData } from './progressCodec';
import type { Progress } from './progressModel';
import { reviewsData } from './reviews/reviewCodec';
import { EMPTY_REVIEWS, type Reviews } from './reviews/reviewModel';

/** Optional parts of an exported file, as JSON data. */
export interface OtherWork {
  /** The stored study plan, a query string. */
  plan?: string | null;
  /** Mock interviews, by course id. */
  interviews?: Readonly<Record<string, unknown>>;
}

/**
 * @param today - the date for the file name, formatted in the device's time zone
 * @returns the name of an exported file, such as `progress-2027-03-09.json`
 */
export function progressFileName(today: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `progress-${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}.json`;
}

/**
 * Serializes all saved data for an exported file, as indented JSON.
 *
 * @param progress - the reader's saved progress
 * @param reviews - the reader's saved reviews
 * @param other - optional parts; empty ones are left out
 */
export function progressFileText(
  progress: Progress,
  reviews: Reviews = EMPTY_REVIEWS,
  { plan = null, interviews = {} }: OtherWork = {},
): string {
  const hasReviews = reviews.cards.size > 0 || reviews.reminder !== null;
  const data = {
    ...progressData(progress),
    ...(hasReviews && { reviews: reviewsData(reviews) }),
    ...(plan !== null && { plan }),
    ...(Object.keys(interviews).length > 0 && { interviews }),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

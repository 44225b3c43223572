import { progressData } from './progressCodec';
import type { Progress } from './progressModel';
import { reviewsData } from './reviews/reviewCodec';
import { EMPTY_REVIEWS, type Reviews } from './reviews/reviewModel';

/** Optional parts of a file, as plain data. */
export interface OtherWork {
  /** The text of the study plan. */
  plan?: string | null;
  /** Mock interviews, by course. */
  interviews?: Readonly<Record<string, unknown>>;
}

/**
 * @param today - the date in the file's name, in the device's own time zone
 * @returns a name for an exported file, such as `progress-2027-03-09.json`
 */
export function progressFileName(today: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `progress-${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}.json`;
}

/**
 * @param progress - what is remembered
 * @param reviews - what is remembered of reviews
 * @param other - the rest
 * @returns the text of a file that holds all of it, made to be read by people too
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

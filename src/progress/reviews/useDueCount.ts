import { useState } from 'react';
import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { useProgress } from '../useProgress';
import { reviewDay } from './reviewDay';
import { isReminding } from './reviewModel';
import { useReviews } from './useReviews';

/** @returns the number of questions due today; 0 if reminders are off */
export function useDueCount(): number {
  const progress = useProgress();
  const reviews = useReviews();
  const [now] = useState(() => Date.now());
  return isReminding(reviews) ? reviewDay(progress, reviews, REVIEW_CARDS, now).cards.length : 0;
}

import { useSyncExternalStore } from 'react';
import { EMPTY_REVIEWS, type Reviews } from './reviewModel';
import { reviewStore } from './reviewStore';

/**
 * Reads what the visitor reviewed and follows its changes, other tabs' included.
 *
 * @returns none while a prerendered page is hydrated, so that the first render equals it; then the real ones
 */
export function useReviews(): Reviews {
  return useSyncExternalStore(reviewStore.subscribe, reviewStore.getSnapshot, () => EMPTY_REVIEWS);
}

/** @returns whether something of the reviews is lost when the page is left, to tell the visitor */
export function useReviewsUnsaved(): boolean {
  return useSyncExternalStore(
    reviewStore.subscribe,
    () => reviewStore.isUnsaved,
    () => false,
  );
}

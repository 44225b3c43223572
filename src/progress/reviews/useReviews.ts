import { useSyncExternalStore } from 'react';
import { EMPTY_REVIEWS, type Reviews } from './reviewModel';
import { reviewStore } from './reviewStore';

/**
 * Subscribes to the visitor's reviews, including changes from other tabs.
 *
 * @returns empty reviews during hydration, to match the prerendered HTML; then the stored reviews
 */
export function useReviews(): Reviews {
  return useSyncExternalStore(reviewStore.subscribe, reviewStore.getSnapshot, () => EMPTY_REVIEWS);
}

/** @returns true if some reviews will be lost when the page closes; false during hydration */
export function useReviewsUnsaved(): boolean {
  return useSyncExternalStore(
    reviewStore.subscribe,
    () => reviewStore.isUnsaved,
    () => false,
  );
}

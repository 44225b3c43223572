import type { KeeperWindow } from '../../../src/progress/entries/keeper';
import { moveProgress } from '../../../src/progress/moveProgress';
import { OLD_PROGRESS_KEY, OLD_SET_ASIDE_KEY } from '../../../src/progress/progressKeys';
import { createProgressStore, type ProgressStore } from '../../../src/progress/progressStore';
import { moveReviews } from '../../../src/progress/reviews/moveReviews';
import {
  OLD_REVIEWS_KEY,
  OLD_REVIEWS_SET_ASIDE_KEY,
} from '../../../src/progress/reviews/reviewModel';
import { createReviewStore, type ReviewStore } from '../../../src/progress/reviews/reviewStore';

/** A store that has the code at hand which moves what an earlier form of the site kept. */
export function openProgressStore(
  browser: KeeperWindow | undefined,
  now?: () => number,
): ProgressStore {
  const keys = { key: OLD_PROGRESS_KEY, setAsideKey: OLD_SET_ASIDE_KEY };
  return createProgressStore(browser, now, { ...keys, load: () => moveProgress });
}

/** The same for reviews. */
export function openReviewStore(
  browser: KeeperWindow | undefined,
  now?: () => number,
): ReviewStore {
  const keys = { key: OLD_REVIEWS_KEY, setAsideKey: OLD_REVIEWS_SET_ASIDE_KEY };
  return createReviewStore(browser, now, { ...keys, load: () => moveReviews });
}

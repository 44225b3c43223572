import type { Entries, EntryChange } from '../entries/entryKinds';
import { createEntryStore, type StoreWindow } from '../entries/entryStore';
import { nextTime } from '../entries/times';
import { isId } from '../readEntries';
import { REMINDER, REVIEW_KINDS, reviewsOf, type ReviewEntries } from './reviewEntries';
import {
  EMPTY_REVIEWS,
  isReminding,
  REVIEWS_NAMESPACE,
  type CardMemory,
  type Reviews,
} from './reviewModel';

/** Stores the reader's reviews. No method throws: without storage, reviews are kept until the page closes. */
export interface ReviewStore {
  /** True if some reviews will be lost when the page closes, because storage is blocked or full. */
  readonly isUnsaved: boolean;
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns the current reviews. The reference is stable until a review changes. Components should call
   * `useReviews`.
   */
  getSnapshot: () => Reviews;
  /** Saves a card's memory state after a rating. */
  keep: (cardId: string, memory: Omit<CardMemory, 'at'>) => void;
  /** Turns reminders about due reviews on or off. */
  remind: (on: boolean) => void;
  /** Deletes all reviews, including quarantined text, in this tab and others. */
  clear: () => void;
  /** Returns reviews as storage entries. */
  entries: () => Entries<ReviewEntries>;
  /** Writes entries to storage, for example when importing a file. */
  add: (changes: readonly EntryChange<ReviewEntries>[]) => void;
  /** Returns an entry's storage key. */
  keyOf: (kind: keyof ReviewEntries, id: string) => string;
  /** Rereads storage after code outside the store has written to it. */
  reread: () => void;
}

/**
 * Creates a store that reads storage on first use.
 *
 * @param browser - the window; `undefined` while prerendering
 * @param now - the device's clock, in ms since 1970; can be wrong
 */
export function createReviewStore(
  browser: StoreWindow | undefined,
  now: () => number = Date.now,
): ReviewStore {
  const entryStore = createEntryStore(
    browser,
    { namespace: REVIEWS_NAMESPACE, kinds: REVIEW_KINDS },
    now,
  );
  let latest: { from: Entries<ReviewEntries>; reviews: Reviews } | undefined;

  function getSnapshot(): Reviews {
    const from = entryStore.current();
    if (latest?.from !== from) {
      const isEmpty = from.cards.size === 0 && from.settings.size === 0;
      latest = { from, reviews: isEmpty ? EMPTY_REVIEWS : reviewsOf(from) };
    }
    return latest.reviews;
  }

  return {
    get isUnsaved() {
      return entryStore.isUnsaved();
    },
    subscribe: entryStore.subscribe,
    getSnapshot,
    keep(id, memory) {
      if (!isId(id)) return;
      const at = nextTime(entryStore.readThrough('cards', id)?.at, now());
      entryStore.update([{ kind: 'cards', id, value: { ...memory, at } }]);
    },
    remind(on) {
      const before = entryStore.readThrough('settings', REMINDER);
      if (isReminding(getSnapshot()) === on) return;
      const value = { on, at: nextTime(before?.at, now()) };
      entryStore.update([{ kind: 'settings', id: REMINDER, value }]);
    },
    clear: entryStore.clear,
    entries: entryStore.current,
    add: entryStore.update,
    keyOf: entryStore.keyOf,
    reread: entryStore.reread,
  };
}

/** Reviews saved in this browser; empty while prerendering. */
export const reviewStore = createReviewStore(typeof window === 'undefined' ? undefined : window);

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

/** What the reader reviewed, remembered. No method throws: without storage all works until the page is left. */
export interface ReviewStore {
  /** Something of what is in memory is lost when the page is left: storage is blocked or full. */
  readonly isUnsaved: boolean;
  /** Calls `listener` after every change; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The reviews as they are now; the same object until they change. In components use `useReviews`. */
  getSnapshot: () => Reviews;
  /** Keeps what a rating made of a card. */
  keep: (cardId: string, memory: Omit<CardMemory, 'at'>) => void;
  /** Whether to say, where readers come back, that something is due. */
  remind: (on: boolean) => void;
  /** Deletes everything, in this and in other tabs, and what was set aside. */
  clear: () => void;
  /** The entries that reviews are kept in. */
  entries: () => Entries<ReviewEntries>;
  /** Puts in entries of another copy of the reviews. */
  add: (changes: readonly EntryChange<ReviewEntries>[]) => void;
  /** Key of an entry in the browser's storage. */
  keyOf: (kind: keyof ReviewEntries, id: string) => string;
  /** Reads everything anew, after storage was written past the store. */
  reread: () => void;
}

/**
 * @param browser - the window, absent where pages are prerendered
 * @param now - the device's clock, ms since 1970; may be wrong
 * @returns a store that reads storage when it is first asked
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
      const isNone = from.cards.size === 0 && from.settings.size === 0;
      latest = { from, reviews: isNone ? EMPTY_REVIEWS : reviewsOf(from) };
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

/** The reviews of the visitor at this browser; none where pages are prerendered. */
export const reviewStore = createReviewStore(typeof window === 'undefined' ? undefined : window);

import type { Entries, EntryKinds } from '../entries/entryKinds';
import { readMark } from '../readEntries';
import type { Mark } from '../progressModel';
import { readMemory } from './readMemory';
import { MAX_CARDS, type CardMemory, type Reviews } from './reviewModel';

/** The kinds of entries that reviews are kept in. */
export interface ReviewEntries {
  cards: CardMemory;
  settings: Mark;
}

/** Id of the one setting: whether readers are told that something is due. */
export const REMINDER = 'reminder';

const timeOf = ({ at }: { at: number }) => at;

export const REVIEW_KINDS: EntryKinds<ReviewEntries> = {
  cards: { most: MAX_CARDS, read: readMemory, timeOf },
  settings: { most: 1, read: readMark, timeOf },
};

/** @returns the reviews that entries make */
export function reviewsOf({ cards, settings }: Entries<ReviewEntries>): Reviews {
  return { cards, reminder: settings.get(REMINDER) ?? null };
}

import type { Entries, EntryKinds } from '../entries/entryKinds';
import { readMark } from '../readEntries';
import type { Mark } from '../progressModel';
import { readMemory } from './readMemory';
import { MAX_CARDS, type CardMemory, type Reviews } from './reviewModel';

/** Entry kinds of the reviews namespace. */
export interface ReviewEntries {
  cards: CardMemory;
  settings: Mark;
}

/** Id of the only setting, which turns reminders about due reviews on or off. */
export const REMINDER = 'reminder';

const timeOf = ({ at }: { at: number }) => at;

export const REVIEW_KINDS: EntryKinds<ReviewEntries> = {
  cards: { most: MAX_CARDS, read: readMemory, timeOf },
  settings: { most: 1, read: readMark, timeOf },
};

/** Builds reviews from storage entries. */
export function reviewsOf({ cards, settings }: Entries<ReviewEntries>): Reviews {
  return { cards, reminder: settings.get(REMINDER) ?? null };
}

import type { EntryChange } from '../entries/entryKinds';
import { REMINDER, type ReviewEntries } from './reviewEntries';
import type { Reviews } from './reviewModel';

/** Splits reviews into storage entries. */
export function entriesOfReviews({ cards, reminder }: Reviews): EntryChange<ReviewEntries>[] {
  const list: EntryChange<ReviewEntries>[] = [];
  cards.forEach((value, id) => list.push({ kind: 'cards', id, value }));
  if (reminder) list.push({ kind: 'settings', id: REMINDER, value: reminder });
  return list;
}

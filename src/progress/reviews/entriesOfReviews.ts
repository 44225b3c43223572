import type { EntryChange } from '../entries/entryKinds';
import { REMINDER, type ReviewEntries } from './reviewEntries';
import type { Reviews } from './reviewModel';

/** @returns the entries that reviews are made of */
export function entriesOfReviews({ cards, reminder }: Reviews): EntryChange<ReviewEntries>[] {
  const list: EntryChange<ReviewEntries>[] = [];
  cards.forEach((value, id) => list.push({ kind: 'cards', id, value }));
  if (reminder) list.push({ kind: 'settings', id: REMINDER, value: reminder });
  return list;
}

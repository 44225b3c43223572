import type { EntryChange } from './entries/entryKinds';
import { LAST, type ProgressEntries } from './progressEntries';
import type { Progress } from './progressModel';
import { tryId } from './tries';

/** Splits progress into storage entries. */
export function entriesOfProgress(progress: Progress): EntryChange<ProgressEntries>[] {
  const { lessons, passed, drafts, tries, bookmarks, last } = progress;
  const list: EntryChange<ProgressEntries>[] = [];
  for (const [id, { started, done }] of lessons) {
    list.push({ kind: 'started', id, value: started });
    if (done) list.push({ kind: 'done', id, value: done });
  }
  passed.forEach((value, id) => list.push({ kind: 'passed', id, value }));
  drafts.forEach((value, id) => list.push({ kind: 'drafts', id, value }));
  for (const [id, attempts] of tries) {
    for (const value of attempts) list.push({ kind: 'tries', id: tryId(id, value.text), value });
  }
  bookmarks.forEach((value, id) => list.push({ kind: 'bookmarks', id, value }));
  if (last) list.push({ kind: 'place', id: LAST, value: last });
  return list;
}

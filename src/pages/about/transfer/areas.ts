import type { Entries, EntryChange, EntryKinds } from '../../../progress/entries/entryKinds';
import { PROGRESS_KINDS } from '../../../progress/progressEntries';
import { progressStore } from '../../../progress/progressStore';
import { REVIEW_KINDS } from '../../../progress/reviews/reviewEntries';
import { reviewStore } from '../../../progress/reviews/reviewStore';
import { MOCK_KINDS, mockStore } from '../../mock/session/mockStore';

type AnyKind = Record<string, unknown>;

/** Entry store of a namespace, with the entry types erased. */
export interface Area {
  kinds: EntryKinds<AnyKind>;
  entries: () => Entries<AnyKind>;
  add: (changes: readonly EntryChange<AnyKind>[]) => void;
  keyOf: (kind: string, id: string) => string;
  reread: () => void;
  clear: () => void;
}

export type AreaName = 'progress' | 'reviews' | 'interviews';

/** Entry stores, keyed by their names in exported files. */
export const AREAS: Readonly<Record<AreaName, Area>> = {
  progress: areaOf(PROGRESS_KINDS, progressStore),
  reviews: areaOf(REVIEW_KINDS, reviewStore),
  interviews: areaOf(MOCK_KINDS, {
    entries: mockStore.current,
    add: mockStore.update,
    keyOf: mockStore.keyOf,
    reread: mockStore.reread,
    clear: mockStore.clear,
  }),
};

export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

interface AreaStore<S> {
  entries: () => Entries<S>;
  add: (changes: readonly EntryChange<S>[]) => void;
  keyOf: (kind: keyof S & string, id: string) => string;
  reread: () => void;
  clear: () => void;
}

/** Erases the entry types, so that all stores can be handled the same way. */
function areaOf<S>(
  kinds: EntryKinds<S>,
  { entries, add, keyOf, reread, clear }: AreaStore<S>,
): Area {
  return { kinds, entries, add, keyOf, reread, clear } as unknown as Area;
}

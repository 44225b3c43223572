import type { EntryChange } from './entryKinds';

/** Where an earlier form of the site kept all of an area. */
export interface OldKeys {
  key: string;
  /** Key of what was in that entry and could not be read; the next such text took its place. */
  setAsideKey?: string;
}

/** What moves it. Its code is fetched where there is something to move, which is once in the life of a device. */
export interface OldForm<S> extends OldKeys {
  load: () => Mover<S> | Promise<Mover<S>>;
}

export type Mover<S> = (form: NewForm<S>) => void;

/** The present form, as it is given what an earlier one kept. */
export interface NewForm<S> {
  /** Whether this tab surely sees what is stored; one that may see it late removes nothing that it might not have seen. */
  isFresh: boolean;
  /** Throws where it is blocked. */
  storage: () => Storage;
  /** Keeps a text that can't be read, or not all of it; says whether it could. */
  setAside: (key: string, text: string) => boolean;
  /** Takes in an entry unless there is a newer one; says whether it is in storage. */
  add: (entry: EntryChange<S>) => boolean;
}

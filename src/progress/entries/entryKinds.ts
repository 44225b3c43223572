/** One kind of entries within a namespace, such as the bookmarks of the progress. */
export interface EntryKind<T> {
  /** Most entries that are kept; the oldest goes first. */
  most: number;
  /** Most that all entries of the kind weigh together. */
  room?: number;
  weight?: (value: T) => number;
  /** Reads what JSON held; nothing of it is trusted. */
  read: (data: unknown) => T | undefined;
  /** When it was decided. */
  timeOf: (value: T) => number;
  /** The first of two decisions counts, not the last. */
  isFirst?: boolean;
}

/** All kinds of a namespace, by name. `S` says what an entry of each holds. */
export type EntryKinds<S> = { readonly [K in keyof S]: EntryKind<S[K]> };

/** What is kept in a namespace, by kind and id. */
export type Entries<S> = { readonly [K in keyof S]: ReadonlyMap<string, S[K]> };

/** An entry as it is to be; `undefined` to remove it. */
export type EntryChange<S> = {
  [K in keyof S & string]: { kind: K; id: string; value: S[K] | undefined };
}[keyof S & string];

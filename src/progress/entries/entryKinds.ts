/** A kind of entry within a namespace, such as bookmarks in `progress`. */
export interface EntryKind<T> {
  /** Maximum number of entries; the oldest is dropped first. */
  most: number;
  /** Maximum total `weight` of all entries. */
  room?: number;
  weight?: (value: T) => number;
  /** Validates untrusted JSON data; returns `undefined` if it's invalid. */
  read: (data: unknown) => T | undefined;
  /** Returns the time of the last change, in ms since 1970. */
  timeOf: (value: T) => number;
  /** True if the older entry wins when two tabs disagree. By default, the newer one does. */
  isFirst?: boolean;
}

/** All kinds of a namespace, by name. `S` maps each name to the type of its entries. */
export type EntryKinds<S> = { readonly [K in keyof S]: EntryKind<S[K]> };

/** All entries of a namespace, by kind and id. */
export type Entries<S> = { readonly [K in keyof S]: ReadonlyMap<string, S[K]> };

/** A change to one entry; a `value` of `undefined` removes the entry. */
export type EntryChange<S> = {
  [K in keyof S & string]: { kind: K; id: string; value: S[K] | undefined };
}[keyof S & string];

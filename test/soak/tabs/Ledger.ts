/** An entry's content without its timestamp; null if there's no entry. */
export type EntryValue = string | null;

/**
 * Tracks which values each entry in storage may have: the last value reported as saved, and any others that
 * could replace it without data loss, such as unsaved changes in another tab.
 */
export class Ledger {
  private readonly accepted = new Map<string, Set<EntryValue>>();

  /** Records that a tab reported an entry as saved with this value. */
  saved(entry: string, value: EntryValue, unsavedElsewhere: readonly string[]): void {
    this.accepted.set(entry, new Set([value, ...unsavedElsewhere]));
  }

  /** Records a value that might have been saved or might be saved later. */
  maybe(entry: string, value: EntryValue): void {
    this.accepted.set(entry, (this.accepted.get(entry) ?? new Set<EntryValue>([null])).add(value));
  }

  entries(): string[] {
    return [...this.accepted.keys()];
  }

  /**
   * @param valueOf - returns the actual value of an entry
   * @throws if an entry's actual value isn't one of its accepted values
   */
  check(valueOf: (entry: string) => EntryValue): void {
    for (const [entry, accepted] of this.accepted) {
      const actual = valueOf(entry);
      if (!accepted.has(actual)) {
        throw new Error(`${entry} is ${String(actual)}, not ${[...accepted].join(' or ')}`);
      }
    }
  }
}

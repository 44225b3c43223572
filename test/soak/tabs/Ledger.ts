/** What an entry may hold: `null` for no such entry. */
export type Held = string | null;

/**
 * What must be on the device: of each entry what was said to be saved last, and beside it whatever may be in its place without
 * anything being lost, such as what a tab could not save yet.
 */
export class Ledger {
  private readonly accepted = new Map<string, Set<Held>>();

  /** A tab has said that an entry is saved. */
  saved(entry: string, value: Held, unsavedElsewhere: readonly string[]): void {
    this.accepted.set(entry, new Set([value, ...unsavedElsewhere]));
  }

  /** It may have been saved, or be saved later. */
  maybe(entry: string, value: Held): void {
    this.accepted.set(entry, (this.accepted.get(entry) ?? new Set<Held>([null])).add(value));
  }

  entries(): string[] {
    return [...this.accepted.keys()];
  }

  /** @returns what is wrong with what is held; nothing if all is right */
  problemWith(entry: string, held: Held): string | undefined {
    const accepted = this.accepted.get(entry) ?? new Set([null]);
    return accepted.has(held)
      ? undefined
      : `${entry} holds ${String(held)}, not ${[...accepted].join(' or ')}`;
  }
}

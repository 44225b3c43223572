import type { EntryChange } from './entryKinds';
import type { NewForm, OldKeys } from './oldForm';

/** How an earlier form of the site kept an area: all of it in one entry, which every tab rewrote. */
interface OldForm<S> extends OldKeys {
  /** @returns what is in it; `null` for what a later form wrote, which is left alone */
  read: (text: string) => { entries: EntryChange<S>[]; isWhole: boolean } | null;
  write: (entries: readonly EntryChange<S>[]) => string;
}

/**
 * Moves what an earlier form of the site kept into entries of their own, also when a tab of that form writes it again. Nothing
 * is removed before it has been moved; what finds no room stays where it is until the next time. Does not throw.
 *
 * @param old - the earlier form
 * @param form - the present one
 */
export function takeOver<S>(
  old: OldForm<S>,
  { isFresh, storage, setAside, add }: NewForm<S>,
): void {
  try {
    const aside = old.setAsideKey === undefined ? null : storage().getItem(old.setAsideKey);
    if (old.setAsideKey !== undefined && aside !== null && setAside(old.key, aside)) {
      storage().removeItem(old.setAsideKey);
    }
    let text = storage().getItem(old.key);
    const found = text === null ? null : old.read(text);
    if (text === null || !found) return;
    const isSafe = found.isWhole || setAside(old.key, text);
    let left = found.entries.filter((entry) => !add(entry));
    if (!isFresh) return;
    while (isSafe && left.length > 0) {
      // Full: what has been moved makes room for the rest.
      const before = left.length;
      const rest = old.write(left);
      if (rest.length >= text.length) return;
      storage().setItem(old.key, rest);
      text = rest;
      left = left.filter((entry) => !add(entry));
      if (left.length === before) return;
    }
    // A tab of the earlier form may have written it again meanwhile.
    if (isSafe && storage().getItem(old.key) === text) storage().removeItem(old.key);
  } catch {
    // Blocked or full: what could not be moved is where it was.
  }
}

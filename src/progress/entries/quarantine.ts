import { hashText } from './hashText';
import { QUARANTINE_PREFIX } from './storageKeys';

/** Stored text that couldn't be parsed, and the storage key it was found under. */
export interface QuarantinedText {
  key: string;
  text: string;
  /** Time when the text was found, in ms since 1970. */
  at: number;
}

/**
 * Copies unreadable text to a key made from its hash, so that copies are never overwritten or duplicated. The
 * original stays in place.
 *
 * @param storage - the browser's `localStorage`
 * @param namespace - namespace of the entry
 * @param found - the text and its key
 * @returns true if the copy is stored; false if storage is full
 */
export function quarantineText(
  storage: Storage,
  namespace: string,
  found: QuarantinedText,
): boolean {
  const name = `${QUARANTINE_PREFIX}${namespace}/${hashText(`${found.key}\n${found.text}`)}`;
  try {
    if (storage.getItem(name) === null) storage.setItem(name, JSON.stringify(found));
    return true;
  } catch {
    return false;
  }
}

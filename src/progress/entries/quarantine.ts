import { hashText } from './hashText';
import { QUARANTINE_PREFIX } from './storageKeys';

/** A text that was found under a key and could not be read there. */
export interface QuarantinedText {
  key: string;
  text: string;
  /** When it was found. */
  at: number;
}

/**
 * Keeps a copy of a text that can't be read, under a key of its own: the same text twice is one copy, another text never
 * takes its place. What is under the key itself is left as it is.
 *
 * @param storage - the browser's
 * @param namespace - whose entry it is
 * @param found - the text
 * @returns whether the copy is there; storage may be full
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

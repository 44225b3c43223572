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
 * Copies unreadable text. The original stays in place. Two copies are kept per entry: the first one, and the
 * latest one if it's different. A newer version of the site, open in another tab, can change an entry many times
 * in a form that this one can't read.
 *
 * @param storage - the browser's `localStorage`
 * @param namespace - namespace of the entry
 * @param found - the text, its key, and the current time
 * @returns true if the copy is stored; false if storage is full
 */
export function quarantineText(
  storage: Storage,
  namespace: string,
  { key, text, at }: QuarantinedText,
): boolean {
  const first = `${QUARANTINE_PREFIX}${namespace}/${hashText(key)}`;
  const start = JSON.stringify({ key, text }).slice(0, -1);
  try {
    const copies = [first, `${first}-latest`].map((name) => storage.getItem(name));
    if (!copies.some((copy) => copy?.startsWith(start))) {
      storage.setItem(copies[0] === null ? first : `${first}-latest`, `${start},"at":${at}}`);
    }
    return true;
  } catch {
    return false;
  }
}

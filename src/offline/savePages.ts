import { siteHref } from '../site/basePath';
import { SAVED_CACHE } from './cacheNames';
import { loadedFiles } from './loadedFiles';
import { isOwnPage, namedFiles } from './ownFiles';
import { saveForOffline } from './registration';

/**
 * Saves pages and the files their documents reference for offline use.
 *
 * @param addresses - addresses within the site, without the base path, such as `/tutorials/hash-maps`
 * @param files - URLs of other files that the pages load on demand, including frames
 * @param onSaved - called after each page with the number of saved pages
 * @returns true if all pages are saved; false as soon as one fails
 */
export async function savePages(
  addresses: readonly string[],
  files: readonly string[],
  onSaved: (count: number) => void,
): Promise<boolean> {
  for (const [index, address] of addresses.entries()) {
    const url = siteHref(address);
    const response = await fetch(url).catch(() => null);
    const html = response?.ok ? await response.text() : '';
    if (!isOwnPage(html)) return false;
    if (!(await saveForOffline([url, ...namedFiles(html)]))) return false;
    onSaved(index + 1);
  }
  // Also save code that was loaded on demand, such as the editor's, which no document references.
  return saveForOffline([...loadedFiles(), ...files]);
}

/**
 * Requests persistent storage, so that the browser doesn't evict saved pages. Asks only before the first page
 * is saved, because some browsers prompt the reader. Doesn't throw.
 */
export async function askToPersist(): Promise<void> {
  try {
    const isAsked = await caches.has(SAVED_CACHE);
    if (!isAsked && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser doesn't support persistent storage.
  }
}

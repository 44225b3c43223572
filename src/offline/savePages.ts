import { siteHref } from '../site/basePath';
import { SAVED_CACHE } from './cacheNames';
import { loadedFiles } from './loadedFiles';
import { isOwnPage, namedFiles } from './ownFiles';
import { saveForOffline } from './registration';

/**
 * Keeps pages, and all that their documents name, for use without a network.
 *
 * @param addresses - within the site, without the base path, such as `/tutorials/hash-maps`
 * @param onSaved - called with the number of pages that are kept, after each
 * @returns whether all are kept; `false` at the first that is not
 */
export async function savePages(
  addresses: readonly string[],
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
  // Code that came with a click, such as the editor's, which no document names.
  return saveForOffline(loadedFiles());
}

/**
 * Asks the browser not to drop what is kept when the device runs short of space. Only before the first page is saved: some
 * browsers put the question to the reader. Does not throw.
 */
export async function askToPersist(): Promise<void> {
  try {
    const isAsked = await caches.has(SAVED_CACHE);
    if (!isAsked && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that cannot be asked decides by itself.
  }
}

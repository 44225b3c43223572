import { BASE_PATH, siteHref } from '../site/basePath';
import { keepForOffline, loadedFiles } from './registration';

/** What a document names of the site's own files, in its elements and in its code manifest. */
const NAMED_FILE = new RegExp(`"(${BASE_PATH}assets/[^"]+)"`, 'g');

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
    if (!response?.ok) return false;
    const files = [...(await response.text()).matchAll(NAMED_FILE)].map(([, file = '']) => file);
    if (!(await keepForOffline([url, ...files]))) return false;
    onSaved(index + 1);
  }
  // Code that came with a click, such as the editor's, which no document names.
  return keepForOffline(loadedFiles(BASE_PATH));
}

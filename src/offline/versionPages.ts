import { BASE_PATH } from '../site/basePath';
import { OFFLINE_PREFIX } from './cacheNames';
import { keepFileList } from './fileList';
import { FRAME_PAGES } from './framePages';
import { isOwnPage } from './ownFiles';
import { MAX_FETCH, OFFLINE_CACHE } from './strategies';

/** Pages that belong to the worker's version: the offline page, and frames that have been used. */

export const OFFLINE_PAGE = `${BASE_PATH}offline.html`;

/**
 * Caches the file list, the offline page, and the frames that another version had cached. Called when the worker is
 * installed.
 *
 * @throws if one of them can't be fetched or isn't this site's
 */
export async function installWorker(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const pages = [OFFLINE_PAGE, ...(await keptFrames())];
  await Promise.all([keepFileList(cache), ...pages.map((page) => keepPage(cache, page, 'reload'))]);
}

/**
 * Caches a frame that the page has just loaded, unless it's already cached. Its copy in the browser's cache is used
 * if the host says that it's current.
 *
 * @param url - the frame's URL, with its query
 * @throws if it can't be fetched or isn't this site's
 */
export async function keepFrame(url: URL): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  if (!(await cache.match(url.pathname))) await keepPage(cache, url.href, 'no-cache');
}

/** Returns the paths of the frames in the caches of other versions. */
async function keptFrames(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_PREFIX));
  const isKept = async (page: string) => {
    const copies = names.map((cacheName) => caches.match(page, { cacheName }));
    return (await Promise.all(copies)).some(Boolean);
  };
  const frames = [...FRAME_PAGES.keys()];
  const kept = await Promise.all(frames.map(isKept));
  return frames.filter((_, index) => kept[index]);
}

async function keepPage(cache: Cache, url: string, mode: RequestCache): Promise<void> {
  const { pathname } = new URL(url, location.href);
  const response = await fetch(url, { cache: mode, signal: AbortSignal.timeout(MAX_FETCH) });
  const text = await response.text();
  const isWhole = FRAME_PAGES.has(pathname) ? text.includes('</html>') : isOwnPage(text);
  if (!response.ok || !isWhole) throw new Error(`${pathname} is not this site's.`);
  // Copy the response, because some hosts redirect to another form of the URL, and a redirected response
  // can't answer a navigation.
  await cache.put(pathname, new Response(text, { headers: response.headers }));
}

import { BASE_PATH } from '../site/basePath';
import { isOldName } from './cacheNames';
import { isOwnPage } from './ownFiles';

/**
 * Caches of versions whose names did not hold the base path, so that another site of the origin may have put files of its own
 * into the same ones. Only this site's are taken out.
 */

/** An entry of an old cache that is this site's. */
export interface OldEntry {
  cacheName: string;
  request: Request;
  response: Response;
}

/**
 * Takes this site's entries out of the old caches, and drops those that are empty then.
 *
 * @param take - is given each entry before it is deleted
 */
export async function emptyOldCaches(
  take: (entry: OldEntry) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const names = (await caches.keys()).filter(isOldName);
  for (const cacheName of names) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response || !(await isOwn(request, response.clone()))) continue;
      await take({ cacheName, request, response }).catch(() => undefined);
      await cache.delete(request);
    }
    if ((await cache.keys()).length === 0) await caches.delete(cacheName);
  }
}

/** At the root of a host all paths are below the base path, so a deeper one is judged by what it holds. */
async function isOwn({ url }: Request, response: Response): Promise<boolean> {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || !pathname.startsWith(BASE_PATH)) return false;
  const within = pathname.slice(BASE_PATH.length);
  if (/^(?:assets|icons)\/[^/]+$/.test(within) || !within.includes('/')) return true;
  return isOwnPage(await response.text());
}

import { BASE_PATH } from '../site/basePath';
import { isOldName, OWN_PREFIX } from './cacheNames';
import { emptyOldCaches } from './oldCaches';
import { deleteTimestamps } from './timestamps';

/** Deletes all that this site's workers keep, of this version and of those before, and nothing of another site. */
export async function deleteOwnCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await emptyOldCaches();
  await deleteTimestamps(
    ({ cacheName, url }) => cacheName.startsWith(OWN_PREFIX) || isOldRow(cacheName, url),
  );
}

/**
 * @param cacheName - as Workbox noted it
 * @param url - of the file
 * @returns whether it notes a file that a version before kept for this site
 */
export function isOldRow(cacheName: string, url: string): boolean {
  return isOldName(cacheName) && url.startsWith(location.origin + BASE_PATH);
}

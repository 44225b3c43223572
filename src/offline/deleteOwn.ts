import { OWN_PREFIX } from './cacheNames';
import { deleteTimestamps } from './timestamps';

/**
 * Deletes the caches of all versions of this site's worker. Keeps the caches of other sites on the same
 * origin.
 */
export async function deleteOwnCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await deleteTimestamps(({ cacheName }) => cacheName.startsWith(OWN_PREFIX));
}

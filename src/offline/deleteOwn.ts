import { OWN_PREFIX } from './cacheNames';
import { deleteTimestamps } from './timestamps';

/** Deletes everything this site's workers saved, in every version, and nothing of other sites on the origin. */
export async function deleteOwnCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await deleteTimestamps(({ cacheName }) => cacheName.startsWith(OWN_PREFIX));
}

import { BASE_PATH } from '../site/basePath';
import { deleteOwnCaches } from './deleteOwn';

/** Unregisters the service worker and deletes its caches. Doesn't throw. */
export async function deleteKeptFiles(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);
    // If this site has no worker, the browser can return that of a parent path on the same origin.
    const isOwn = registration && new URL(registration.scope).pathname === BASE_PATH;
    if (isOwn) await registration.unregister();
    await deleteOwnCaches();
  } catch {
    // The browser blocks caches, so there's nothing to delete.
  }
}

import { BASE_PATH } from '../site/basePath';
import { deleteOwnCaches } from './deleteOwn';

/** Deletes all that the service worker keeps, and the worker; the next visit starts anew. Does not throw. */
export async function deleteKeptFiles(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);
    // Where this site has none, that is the worker of one above it on the same origin.
    const isOwn = registration && new URL(registration.scope).pathname === BASE_PATH;
    if (isOwn) await registration.unregister();
    await deleteOwnCaches();
  } catch {
    // Where the browser keeps its caches closed there is nothing to delete.
  }
}

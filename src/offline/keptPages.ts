import { siteHref } from '../site/basePath';

/**
 * @param addresses - of pages, within the site
 * @returns whether the service worker has kept the documents of all of them; `false` where the browser closes its caches
 */
export async function arePagesKept(addresses: readonly string[]): Promise<boolean> {
  try {
    const kept = await Promise.all(addresses.map((address) => caches.match(siteHref(address))));
    return kept.every(Boolean);
  } catch {
    return false;
  }
}

/**
 * @param chunks - webpack's names of chunks
 * @returns whether the service worker has kept the scripts of all of them; `false` where the browser closes its caches
 */
export async function areChunksKept(chunks: readonly string[]): Promise<boolean> {
  try {
    // To open a cache that is not there would make one.
    if (!(await caches.has('assets'))) return false;
    const kept = await (await caches.open('assets')).keys();
    return chunks.every((chunk) => kept.some(({ url }) => url.includes(`/assets/${chunk}.`)));
  } catch {
    return false;
  }
}

/** Where Workbox notes when it last used a file. */
const WORKBOX_DATABASE = 'workbox-expiration';

/**
 * @returns how many files the service worker keeps: pages, and what they are made of; `null` where that can't be told
 */
export async function countKeptFiles(): Promise<number | null> {
  try {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return files.reduce((sum, count) => sum + count, 0);
  } catch {
    return null;
  }
}

/** Deletes all that the service worker keeps, and the worker; the next visit starts anew. Does not throw. */
export async function deleteKeptFiles(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    indexedDB.deleteDatabase(WORKBOX_DATABASE);
  } catch {
    // Where the browser keeps its caches closed there is nothing to delete.
  }
}

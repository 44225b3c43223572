import { siteHref } from '../site/basePath';
import { OWN_PREFIX, SAVED_CACHE } from './cacheNames';
import { holdPracticeCode } from './practiceChunks';

/**
 * @param addresses - of pages, within the site
 * @returns whether all of them are saved, with what runs their code; `false` where the browser closes its caches
 */
export async function arePagesSaved(addresses: readonly string[]): Promise<boolean> {
  try {
    // To open a cache that is not there would make one.
    if (!(await caches.has(SAVED_CACHE))) return false;
    const requests = await (await caches.open(SAVED_CACHE)).keys();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return (
      holdPracticeCode(paths) && addresses.every((address) => paths.includes(siteHref(address)))
    );
  } catch {
    return false;
  }
}

/**
 * @returns how many files the service worker keeps: pages, and what they are made of; `null` where that can't be told
 */
export async function countKeptFiles(): Promise<number | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    // What is saved may have been visited too.
    return new Set(requests.flat().map(({ url }) => url)).size;
  } catch {
    return null;
  }
}

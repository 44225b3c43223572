import { siteHref } from '../site/basePath';
import { OFFLINE_PREFIX, OWN_PREFIX, SAVED_CACHE } from './cacheNames';
import { practiceFrames } from './framePages';
import { holdPracticeCode } from './practiceChunks';

/** Matches the path of Python's interpreter (`build/webpack/moduleRules.ts`). */
const PYTHON = /\/assets\/python-[^/]+\.wasm$/;

/**
 * @param addresses - page addresses within the site
 * @param hasPython - true if they need Python
 * @returns true if all pages are saved, with the code to run their exercises; false if the browser blocks
 *   caches
 */
export async function arePagesSaved(
  addresses: readonly string[],
  hasPython: boolean,
): Promise<boolean> {
  try {
    // Opening a missing cache would create it.
    if (!(await caches.has(SAVED_CACHE))) return false;
    const requests = await (await caches.open(SAVED_CACHE)).keys();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return (
      holdPracticeCode(paths) &&
      (!hasPython || paths.some((path) => PYTHON.test(path))) &&
      addresses.every((address) => paths.includes(siteHref(address))) &&
      (await areFramesKept(hasPython))
    );
  } catch {
    return false;
  }
}

async function areFramesKept(hasPython: boolean): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_PREFIX));
  const copies = names.map((cacheName) =>
    Promise.all(practiceFrames(hasPython).map((frame) => caches.match(frame, { cacheName }))),
  );
  return (await Promise.all(copies)).some((frames) => frames.every(Boolean));
}

/**
 * @returns the number of cached files, including pages; `null` if it's unknown
 */
export async function countKeptFiles(): Promise<number | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    // A file can be in several caches.
    return new Set(requests.flat().map(({ url }) => url)).size;
  } catch {
    return null;
  }
}

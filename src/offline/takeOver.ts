import { CacheExpiration } from 'workbox-expiration';
import { ADDRESSES } from '../site/addresses';
import { siteHref } from '../site/basePath';
import {
  ASSETS_CACHE,
  OLD_ASSETS_CACHE,
  OLD_PAGES_CACHE,
  OWN_PREFIX,
  PAGES_CACHE,
  SAVED_CACHE,
} from './cacheNames';
import { isOldRow } from './deleteOwn';
import { isRightFile, readFileList } from './fileList';
import { emptyOldCaches, type OldEntry } from './oldCaches';
import { ASSETS_PATH, keptAddress } from './ownFiles';
import { holdPracticeCode } from './practiceChunks';
import { goodPage, MAX_ASSETS, MAX_PAGES, OFFLINE_CACHE } from './strategies';
import { deleteTimestamps } from './timestamps';

const LESSONS = `${siteHref(ADDRESSES.tutorials)}/`;

/** Drops what only another version needs, and takes over what versions before kept. Called when this one takes over. */
export async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(`${OWN_PREFIX}offline-`) && name !== OFFLINE_CACHE)
      .map((name) => caches.delete(name)),
  );
  await dropWrongFiles();
  await takeOldCaches();
}

/** The version before could not judge files of this one, which a new page brings along while the old worker runs. */
async function dropWrongFiles(): Promise<void> {
  const list = await readFileList(OFFLINE_CACHE);
  const cache = await caches.open(ASSETS_CACHE);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request);
      if (kept && !(await isRightFile(kept, list.get(fileName(request.url))))) {
        await cache.delete(request);
      }
    }),
  );
}

async function takeOldCaches(): Promise<void> {
  const hasOld = await caches.has(OLD_ASSETS_CACHE);
  const old = hasOld ? await (await caches.open(OLD_ASSETS_CACHE)).keys() : [];
  // Before, a lesson counted as saved when it was kept together with the code that runs its exercises.
  const wereSaved = holdPracticeCode(
    old.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(ASSETS_PATH)),
  );
  await emptyOldCaches((entry) => takeEntry(entry, wereSaved));
  await deleteTimestamps(({ cacheName, url }) => isOldRow(cacheName, url));
}

async function takeEntry(
  { cacheName, request, response }: OldEntry,
  wereSaved: boolean,
): Promise<void> {
  const { pathname } = new URL(request.url);
  if (cacheName === OLD_ASSETS_CACHE) {
    const wanted = (await readFileList(OFFLINE_CACHE)).get(fileName(request.url));
    if (!(await isRightFile(response.clone(), wanted))) return;
    await put(wereSaved ? SAVED_CACHE : ASSETS_CACHE, MAX_ASSETS, request.url, response);
  } else if (cacheName === OLD_PAGES_CACHE) {
    const page = await goodPage(new Request(request.url), response);
    const isSaved = wereSaved && pathname.startsWith(LESSONS);
    if (page) await put(isSaved ? SAVED_CACHE : PAGES_CACHE, MAX_PAGES, request.url, page);
  }
}

async function put(cacheName: string, maxEntries: number, url: string, response: Response) {
  await (await caches.open(cacheName)).put(keptAddress(url), response);
  if (cacheName === SAVED_CACHE) return;
  // Without a note of it, Workbox would never count the entry.
  await new CacheExpiration(cacheName, { maxEntries }).updateTimestamp(keptAddress(url));
}

function fileName(url: string): string {
  return new URL(url).pathname.slice(ASSETS_PATH.length);
}

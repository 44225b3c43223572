import { ASSETS_CACHE, OFFLINE_PREFIX } from './cacheNames';
import { isRightFile, readFileList } from './fileList';
import { ASSETS_PATH } from './ownFiles';
import { OFFLINE_CACHE } from './strategies';

/** Deletes caches of other versions, and broken asset files. Called when this worker activates. */
export async function activateWorker(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OFFLINE_PREFIX) && name !== OFFLINE_CACHE)
      .map((name) => caches.delete(name)),
  );
  await dropWrongFiles();
}

/**
 * Removes cached files with the wrong content. A new page can load files while the old worker, which doesn't
 * know their hashes, is still active.
 */
async function dropWrongFiles(): Promise<void> {
  const list = await readFileList(OFFLINE_CACHE);
  const cache = await caches.open(ASSETS_CACHE);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const cached = await cache.match(request);
      if (cached && !(await isRightFile(cached, list.get(fileName(request.url))))) {
        await cache.delete(request);
      }
    }),
  );
}

function fileName(url: string): string {
  return new URL(url).pathname.slice(ASSETS_PATH.length);
}

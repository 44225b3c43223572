import { ASSETS_PATH } from './ownFiles';

/** The hashes of the build's files, which the worker judges answers by (`build/webpack/FileListPlugin.ts`). */

const LIST_ADDRESS = ASSETS_PATH + (process.env.FILE_LIST ?? '').replace(/^assets\//, '');
/** As long as all hashes are. */
const LIST_HASH = process.env.FILE_LIST_HASH ?? '';

let list: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Fetches the list into a cache; called when the worker is installed.
 *
 * @param cache - the version's own
 * @throws if it cannot be fetched, or is not that of this version
 */
export async function keepFileList(cache: Cache): Promise<void> {
  const response = await fetch(LIST_ADDRESS, { cache: 'reload' });
  const text = await response.clone().arrayBuffer();
  if (!response.ok || (await hashOf(text)) !== LIST_HASH) {
    throw new Error("The list of files isn't from this version.");
  }
  await cache.put(LIST_ADDRESS, response);
}

/**
 * @param cacheName - of the version's own cache
 * @returns the hashes by file name; none where the browser has dropped the list
 */
export function readFileList(cacheName: string): Promise<ReadonlyMap<string, string>> {
  list ??= caches.match(LIST_ADDRESS, { cacheName }).then(async (kept) => {
    return new Map(Object.entries(kept ? ((await kept.json()) as Record<string, string>) : {}));
  });
  return list;
}

/**
 * @param response - with status 200, of a file in `assets/`; its body is read
 * @param wanted - the file's hash; `undefined` of a file that this version does not list, as one of another version
 * @returns whether its body is the file's
 */
export async function isRightFile(
  response: Response,
  wanted: string | undefined,
): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // A body that breaks off is no file either.
  const body = await response.arrayBuffer().catch(() => null);
  if (!body || body.byteLength === 0) return false;
  return wanted === undefined ? !isPage : (await hashOf(body)) === wanted;
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest)).slice(0, LIST_HASH.length);
}

import { ASSETS_PATH } from './ownFiles';

/** Hashes of the build's files, for validating responses (`build/webpack/FileListPlugin.ts`). */

const LIST_ADDRESS = ASSETS_PATH + (process.env.FILE_LIST ?? '').replace(/^assets\//, '');
/** Hash of the list itself. All hashes have the same length. */
const LIST_HASH = process.env.FILE_LIST_HASH ?? '';

let list: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Fetches the file list into a cache. Called when the worker is installed.
 *
 * @param cache - the version's cache
 * @throws if the list can't be fetched or belongs to another version
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
 * @param cacheName - name of the version's cache
 * @returns hashes by file name; empty if the browser has evicted the list or can't read it now
 */
export function readFileList(cacheName: string): Promise<ReadonlyMap<string, string>> {
  list ??= fileListIn(cacheName).catch(() => {
    list = undefined;
    return new Map();
  });
  return list;
}

async function fileListIn(cacheName: string): Promise<ReadonlyMap<string, string>> {
  const kept = await caches.match(LIST_ADDRESS, { cacheName });
  return new Map(Object.entries(kept ? ((await kept.json()) as Record<string, string>) : {}));
}

/**
 * @param response - response with status 200 for a file in `assets/`; its body is consumed
 * @param wanted - the file's hash; `undefined` if it isn't in the list, such as for a file from another
 *   version
 * @returns true if the body has the expected hash. If there's no hash, any body that isn't empty or HTML is
 *   valid
 */
export async function isRightFile(
  response: Response,
  wanted: string | undefined,
): Promise<boolean> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // Reading fails if the response was cut off, so the file is invalid.
  const body = await response.arrayBuffer().catch(() => null);
  if (!body || body.byteLength === 0) return false;
  return wanted === undefined ? !isPage : (await hashOf(body)) === wanted;
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest)).slice(0, LIST_HASH.length);
}

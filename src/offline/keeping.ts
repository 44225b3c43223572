import { BASE_PATH } from '../site/basePath';
import { ASSETS_CACHE, PAGES_CACHE, SAVED_CACHE } from './cacheNames';
import { FRAME_PAGES } from './framePages';
import { ASSETS_PATH, keptAddress } from './ownFiles';
import { assets, BY_ADDRESS, goodPage, MAX_FETCH, pages, rightFile } from './strategies';
import { keepFrame } from './versionPages';

/** Number of parallel fetches, the same as browsers' connection limit per host. */
const AT_ONCE = 6;

/**
 * Fetches and caches URLs on this site; ignores others.
 *
 * @param urls - URLs of pages and files
 * @param isSaved - true to keep them until the reader deletes them
 * @param event - the message event
 * @returns true if all of them are cached
 */
export async function keep(
  urls: readonly string[],
  isSaved: boolean,
  event: ExtendableEvent,
): Promise<boolean> {
  const own = urls
    .map((url) => new URL(url, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(BASE_PATH))
    // Caches files first, so that no page is cached without its files.
    .sort((a, b) => Number(isFile(b)) - Number(isFile(a)));
  const keepOne = async (url: URL) => {
    if (!FRAME_PAGES.has(url.pathname)) return isSaved ? save(url) : keepVisited(url, event);
    await keepFrame(url);
    return true;
  };
  let isAllKept = true;
  while (own.length > 0 && (isAllKept || !isSaved)) {
    const turn = own.splice(0, AT_ONCE).map((url) => keepOne(url).catch(() => false));
    isAllKept = (await Promise.all(turn)).every(Boolean) && isAllKept;
  }
  return isAllKept;
}

function isFile({ pathname }: URL): boolean {
  return pathname.startsWith(ASSETS_PATH);
}

async function keepVisited(url: URL, event: ExtendableEvent): Promise<boolean> {
  const [strategy, cacheName] = isFile(url) ? [assets, ASSETS_CACHE] : [pages, PAGES_CACHE];
  const kept = { ...BY_ADDRESS, cacheName };
  // Files are immutable, so a cached one is valid.
  if (isFile(url) && (await caches.match(keptAddress(url.href), kept))) return true;
  const [, done] = strategy.handleAll({ request: new Request(url.href), event });
  await done;
  return Boolean(await caches.match(keptAddress(url.href), kept));
}

async function save(url: URL): Promise<boolean> {
  const saved = await caches.open(SAVED_CACHE);
  const address = keptAddress(url.href);
  if (!isFile(url)) {
    const request = new Request(url.href);
    const page = await goodPage(
      request,
      await fetch(request, { cache: 'no-cache', signal: AbortSignal.timeout(MAX_FETCH) }),
    );
    if (page) await saved.put(address, page);
    return Boolean(page);
  }
  if (await saved.match(address, BY_ADDRESS)) return true;
  const visited = await caches.match(address, { ...BY_ADDRESS, cacheName: ASSETS_CACHE });
  const file =
    visited ??
    (await rightFile(url.href, await fetch(url.href, { signal: AbortSignal.timeout(MAX_FETCH) })));
  if (file.ok) await saved.put(address, file);
  return file.ok;
}

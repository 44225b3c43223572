import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { copyResponse } from 'workbox-core/copyResponse';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ASSETS_CACHE, offlineCache, PAGES_CACHE, SAVED_CACHE } from './cacheNames';
import { isRightFile, readFileList } from './fileList';
import { ASSETS_PATH, isOwnPage, keptAddress } from './ownFiles';

/** Caching strategies for pages and files. */

/** Makes the worker's bytes differ between versions, so that browsers detect an update. */
const BUILD_ID = process.env.BUILD_ID ?? '';

/** Cache for this version's offline page and frames; other versions' caches are deleted on activation. */
export const OFFLINE_CACHE = offlineCache(BUILD_ID);

/** Limits on the number of cached pages and files: a few hundred small files in total. */
export const MAX_PAGES = 120;
export const MAX_ASSETS = 400;

/** Network timeout in seconds if the page is cached: a host can accept a connection and never respond. */
const MAX_WAIT = 4;

/**
 * Timeout for everything but navigations, in ms: a hanging request would block one of the few connections per
 * host.
 */
export const MAX_FETCH = 30_000;

/**
 * Timeout for the first bytes of a page, in ms. If there's no cached copy, the offline page appears after
 * this time.
 */
const MAX_BEGIN = 20_000;

/** Matches by URL only: a static host ignores the query and `Vary`. */
export const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true };

/**
 * Normalizes cache keys, and prefers saved pages over visited ones, since a saved page's files are all
 * saved.
 */
const keptCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptAddress(request.url)),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await savedCopy(request.url)) ?? cachedResponse,
};

/** State of a navigation request, from its start until its response. */
interface PageState {
  /** Aborts a navigation if its first bytes take too long; unset for other requests. */
  timer?: ReturnType<typeof setTimeout>;
}

const onlyPages: WorkboxPlugin = {
  requestWillFetch: ({ request, state }) => {
    if (request.mode !== 'navigate') return Promise.resolve(withTimeout(request));
    const abort = new AbortController();
    (state as PageState).timer = setTimeout(() => abort.abort(), MAX_BEGIN);
    // `fetch` doesn't allow the mode `navigate`. A copy of a navigation request gets `same-origin`, which
    // is fine here.
    return Promise.resolve(new Request(request, { signal: abort.signal }));
  },
  fetchDidFail: ({ state }) => {
    clearTimeout((state as PageState).timer);
    return Promise.resolve();
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    const { timer } = state as PageState;
    if (timer === undefined) return response;
    try {
      return await begun(request.url, response);
    } finally {
      clearTimeout(timer);
    }
  },
  cacheWillUpdate: async ({ request, response }) => goodPage(request, response),
};

const onlyRightFiles: WorkboxPlugin = {
  requestWillFetch: ({ request }) => Promise.resolve(withTimeout(request)),
  fetchDidSucceed: ({ request, response }) => rightFile(request.url, response),
};

/** Name of Workbox's error if neither the cache nor the network has a response. */
const NO_RESPONSE = 'no-response';

/** Answers from the network if the cache fails, such as while the browser is deleting it. */
const networkOnly: WorkboxPlugin = {
  handlerDidError: ({ request, error }) =>
    error.name === NO_RESPONSE ? Promise.resolve(undefined) : fetch(request),
};

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: MAX_WAIT,
  matchOptions: BY_ADDRESS,
  plugins: [
    onlyPages,
    networkOnly,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    keptCopies,
  ],
});

export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: BY_ADDRESS,
  plugins: [
    onlyRightFiles,
    networkOnly,
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
    keptCopies,
  ],
});

/**
 * For files that take longer than `MAX_FETCH`, whose progress the page shows: passes them on while they arrive, and
 * caches them once they have arrived and are valid. The page validates them as well.
 */
export const largeFiles = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: BY_ADDRESS,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && (await isRightFile(response.clone(), await wantedHash(request.url)))
          ? response
          : null,
    },
    networkOnly,
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
    keptCopies,
  ],
});

/**
 * Validates a file in `assets/`. Refetches an invalid one once, bypassing the browser's cache, which
 * could keep the bad copy for a year.
 *
 * @param url - URL of the file
 * @param response - the network's response
 * @returns the valid file, or an error response
 * @throws if the second response is also invalid; the page's request fails, and the page can retry
 */
export async function rightFile(url: string, response: Response): Promise<Response> {
  const wanted = await wantedHash(url);
  if (response.ok && (await isRightFile(response.clone(), wanted))) return response;
  const again = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(MAX_FETCH) });
  if (again.ok && !(await isRightFile(again.clone(), wanted))) {
    throw new Error(`${url} isn't from this version.`);
  }
  return again;
}

async function wantedHash(url: string): Promise<string | undefined> {
  const name = new URL(url).pathname.slice(ASSETS_PATH.length);
  return (await readFileList(OFFLINE_CACHE)).get(name);
}

/**
 * @param request - request for a page, an icon, or another file
 * @param response - the network's response
 * @returns the response to cache; `null` if it shouldn't be cached. Pages must be complete and from this
 *   site. A redirected response is copied, because it can't answer a navigation
 */
export async function goodPage(request: Request, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // For a script's `fetch`, the destination is empty, so it isn't clear whether the script expects a page.
  if (request.destination !== '' && isPage !== (request.mode === 'navigate')) return null;
  if (isPage && !isOwnPage(await response.clone().text())) return null;
  return response.redirected ? copyResponse(response) : response;
}

/**
 * @param url - URL of a page
 * @returns its cached response, from either the saved or the visited pages
 */
export async function keptPage(url: string): Promise<Response | undefined> {
  const visited = { ...BY_ADDRESS, cacheName: PAGES_CACHE };
  return (await savedCopy(url)) ?? caches.match(keptAddress(url), visited);
}

/**
 * @returns the response to a navigation, once its first bytes have arrived
 * @throws if the body is empty, or on a server error if the page is cached; Workbox then uses the cached
 *   page
 */
async function begun(url: string, response: Response): Promise<Response> {
  if (response.type === 'opaqueredirect') return response;
  const isDown = response.status >= 500 && (await keptPage(url)) !== undefined;
  if (isDown || !(await hasBody(response.clone()))) throw new Error('The host has no page.');
  return response;
}

function savedCopy(url: string): Promise<Response | undefined> {
  return caches.match(keptAddress(url), { ...BY_ADDRESS, cacheName: SAVED_CACHE });
}

function withTimeout(request: Request): Request {
  // WebKit fails the request for a worker's script if the service worker forwards it, but a new request
  // for the same URL works.
  const asked = request.destination === 'worker' ? request.url : request;
  return new Request(asked, { signal: AbortSignal.timeout(MAX_FETCH) });
}

async function hasBody(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  const isEmpty = (await reader?.read())?.done ?? true;
  void reader?.cancel();
  return !isEmpty;
}

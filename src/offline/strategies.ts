import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { copyResponse } from 'workbox-core/copyResponse';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ASSETS_CACHE, offlineCache, PAGES_CACHE, SAVED_CACHE } from './cacheNames';
import { isRightFile, readFileList } from './fileList';
import { ASSETS_PATH, isOwnPage, keptAddress } from './ownFiles';

/** How the worker answers for pages and for files, and what of it is kept. */

/** Names a version's worker apart, byte by byte, so that a browser sees that there is a new one. */
const BUILD_ID = process.env.BUILD_ID ?? '';

/** The offline page and the frames of this version; those of others are dropped when it takes over. */
export const OFFLINE_CACHE = offlineCache(BUILD_ID);

/** Bounds on what is kept of visits: a few hundred small files. */
export const MAX_PAGES = 120;
export const MAX_ASSETS = 400;

/** How long the network is waited for where there is a kept page, seconds: a host may accept and never answer. */
const MAX_WAIT = 4;

/** After that anything but a page is given up, ms: what hangs would keep one of the few connections to the host for good. */
export const MAX_FETCH = 30_000;

/** So long a page may take to begin, ms; then it is given up, and the offline page says so where none is kept. */
const MAX_BEGIN = 20_000;

/** Of the request only its address counts: a host answers a query, and `Vary`, with the same file. */
export const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true };

/** Keeps under one address, and finds what was saved too. A saved page comes first: all that it needs is there. */
const keptCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptAddress(request.url)),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await savedCopy(request.url)) ?? cachedResponse,
};

/** What is remembered of a request for a page between its beginning and its answer. */
interface PageState {
  /** Runs until the page begins; only navigations have it. */
  timer?: ReturnType<typeof setTimeout>;
}

const onlyPages: WorkboxPlugin = {
  requestWillFetch: ({ request, state }) => {
    if (request.mode !== 'navigate') return Promise.resolve(withTimeout(request));
    const abort = new AbortController();
    (state as PageState).timer = setTimeout(() => abort.abort(), MAX_BEGIN);
    // No script may make a request of the mode `navigate`; this one is for the same origin, which is what is asked for.
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

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: MAX_WAIT,
  matchOptions: BY_ADDRESS,
  plugins: [
    onlyPages,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    keptCopies,
  ],
});

export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: BY_ADDRESS,
  plugins: [
    onlyRightFiles,
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
    keptCopies,
  ],
});

/**
 * Judges a file of `assets/`. A wrong one is asked for once more, past the browser's cache, which may hold it for a year.
 *
 * @param url - of the file
 * @param response - what the network gave
 * @returns the right file, or an answer that says itself that it is none
 * @throws if the second one is wrong too: the page is told of a failed request, and can ask again
 */
export async function rightFile(url: string, response: Response): Promise<Response> {
  const name = new URL(url).pathname.slice(ASSETS_PATH.length);
  const wanted = (await readFileList(OFFLINE_CACHE)).get(name);
  if (response.ok && (await isRightFile(response.clone(), wanted))) return response;
  const again = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(MAX_FETCH) });
  if (again.ok && !(await isRightFile(again.clone(), wanted))) {
    throw new Error(`${name} isn't from this version.`);
  }
  return again;
}

/**
 * @param request - of the page, or of an icon and the like
 * @param response - what the network gave
 * @returns what may be kept: a page only if it is whole and this site's, and never as a redirected answer, with which no
 *   navigation can be answered; `null` for anything else
 */
export async function goodPage(request: Request, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // What a script fetches says nothing of what it is to be.
  if (request.destination !== '' && isPage !== (request.mode === 'navigate')) return null;
  if (isPage && !isOwnPage(await response.clone().text())) return null;
  return response.redirected ? copyResponse(response) : response;
}

/** @param url - of a page
 *  @returns what is kept of it, saved or visited */
export async function keptPage(url: string): Promise<Response | undefined> {
  const visited = { ...BY_ADDRESS, cacheName: PAGES_CACHE };
  return (await savedCopy(url)) ?? caches.match(keptAddress(url), visited);
}

/**
 * @returns the answer to a navigation, once its first bytes are there
 * @throws where there is nothing to show; Workbox goes on to the kept page then
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
  // WebKit fails a request that loads a worker when a service worker sends it on; by its address alone it goes through.
  const asked = request.destination === 'worker' ? request.url : request;
  return new Request(asked, { signal: AbortSignal.timeout(MAX_FETCH) });
}

async function hasBody(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  const isEmpty = (await reader?.read())?.done ?? true;
  void reader?.cancel();
  return !isEmpty;
}

/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT_PARAMETER } from '../sandbox/protocol';
import { BASE_PATH } from '../site/basePath';
import { readMessage } from './messages';

/**
 * The service worker. The network always goes first for documents, so that it never shows an old page to a visitor who is
 * online; files whose name holds a content hash come from the cache, since they cannot change.
 */

declare const self: ServiceWorkerGlobalScope;

const ASSETS = `${BASE_PATH}assets/`;
const OFFLINE_PAGE = `${BASE_PATH}offline.html`;
/** The pages of the frames that run readers' code, and what each may do besides running scripts. */
const FRAME_PAGES = new Map([
  [`${BASE_PATH}runner.html`, 'allow-scripts'],
  [`${BASE_PATH}preview.html`, 'allow-scripts allow-forms'],
]);

/** Names a version's worker apart, byte by byte, so that a browser sees that there is a new one. */
const BUILD_ID = process.env.BUILD_ID ?? '';

const PAGES_CACHE = 'pages';
const ASSETS_CACHE = 'assets';
/** The offline page and the frames of this version; those of others are dropped when it takes over. */
const OFFLINE_CACHE = `offline-${BUILD_ID}`;

/** Bounds on what is kept: a few hundred small files. */
const MAX_PAGES = 120;
const MAX_ASSETS = 400;

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
  ],
});

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
  ],
});

enableNavigationPreload();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && FRAME_PAGES.has(url.pathname) && url.searchParams.has(KEPT_PARAMETER),
  ({ url }) => sandboxedFrame(url.pathname),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS), assets);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith(BASE_PATH) && request.mode === 'navigate',
  pages,
);
// Icons, the manifest: whatever else a page asks for.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_PATH), pages);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  // A query does not change which document a static host answers with.
  const seen = await caches.match(request, { ignoreSearch: true });
  return seen ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
});

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE_CACHE)
      .then((cache) =>
        cache.addAll(
          [OFFLINE_PAGE, ...FRAME_PAGES.keys()].map(
            (page) => new Request(page, { cache: 'reload' }),
          ),
        ),
      ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'TAKE_OVER') void self.skipWaiting();
  if (message?.type === 'KEEP') {
    const port = event.ports[0];
    event.waitUntil(keep(message.urls, event).then((kept) => port?.postMessage(kept)));
  }
});

async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('offline-') && name !== OFFLINE_CACHE)
      .map((name) => caches.delete(name)),
  );
}

/**
 * The page of a frame that has no sandbox of its own, because a worker is not asked for the page of one that has. The
 * header gives the frame the same sandbox (CSP 3, section 6.3.2), and its code itself starts in no other.
 */
async function sandboxedFrame(page: string): Promise<Response> {
  const kept = await caches.match(page);
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.append('Content-Security-Policy', `sandbox ${FRAME_PAGES.get(page) ?? ''}`);
  return new Response(kept.body, { headers });
}

/** Fetches and keeps addresses of this site; tells whether all of them are kept. */
async function keep(urls: readonly string[], event: ExtendableEvent): Promise<boolean> {
  const results = await Promise.all(
    urls.map(async (address) => {
      const url = new URL(address, self.location.href);
      if (url.origin !== self.location.origin || !url.pathname.startsWith(BASE_PATH)) return true;
      const strategy = url.pathname.startsWith(ASSETS) ? assets : pages;
      try {
        const request = new Request(url.href);
        const [, done] = strategy.handleAll({ request, event });
        await done;
        return Boolean(await caches.match(request));
      } catch {
        return false;
      }
    }),
  );
  return results.every(Boolean);
}

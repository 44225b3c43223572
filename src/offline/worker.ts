/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { KEPT_PARAMETER } from '../sandbox/protocol';
import { BASE_PATH } from '../site/basePath';
import { keepFileList } from './fileList';
import { keep } from './keeping';
import { readMessage } from './workerMessages';
import { ASSETS_PATH, isOwnPage, keptAddress } from './ownFiles';
import { assets, OFFLINE_CACHE, pages } from './strategies';
import { activateWorker } from './activateWorker';

/**
 * The service worker. The network always goes first for documents, so that it never shows an old page to a visitor who is
 * online; files whose name holds a content hash come from the cache, since they cannot change.
 */

declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGE = `${BASE_PATH}offline.html`;
/** The pages of the frames that run readers' code, and what each may do besides running scripts. */
const FRAME_PAGES = new Map([
  [`${BASE_PATH}runner.html`, 'allow-scripts'],
  [`${BASE_PATH}preview.html`, 'allow-scripts allow-forms'],
]);

clientsClaim();

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && FRAME_PAGES.has(url.pathname) && url.searchParams.has(KEPT_PARAMETER),
  ({ url }) => sandboxedFrame(url.pathname),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS_PATH), assets);
// Pages, and whatever else they ask for: icons, the manifest.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_PATH), pages);

setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? instead(request) : Promise.resolve(Response.error()),
);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activateWorker());
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'TAKE_OVER') void self.skipWaiting();
  if (message?.type === 'KEEP') {
    const port = event.ports[0];
    event.waitUntil(
      keep(message.urls, message.isSaved, event).then((kept) => port?.postMessage(kept)),
    );
  }
});

/** Keeps what this version needs without a network; home too, since the offline page leads there. */
async function install(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const own = [BASE_PATH, OFFLINE_PAGE, ...FRAME_PAGES.keys()].map((page) => keepPage(cache, page));
  await Promise.all([keepFileList(cache), ...own]);
}

async function keepPage(cache: Cache, page: string): Promise<void> {
  const response = await fetch(page, { cache: 'reload' });
  const text = await response.text();
  const isWhole = FRAME_PAGES.has(page) ? text.includes('</html>') : isOwnPage(text);
  if (!response.ok || !isWhole) throw new Error(`${page} is not this site's.`);
  // Made anew: some hosts redirect to another spelling, and no navigation takes a redirected answer.
  await cache.put(page, new Response(text, { headers: response.headers }));
}

/** What is shown for a page that neither the network nor a cache has. */
async function instead({ url }: Request): Promise<Response> {
  const options = { cacheName: OFFLINE_CACHE };
  const isHome = keptAddress(url) === self.location.origin + BASE_PATH;
  const home = isHome ? await caches.match(BASE_PATH, options) : undefined;
  return home ?? (await caches.match(OFFLINE_PAGE, options)) ?? Response.error();
}

/**
 * The page of a frame that has no sandbox of its own, because a worker is not asked for the page of one that has. The
 * header gives the frame the same sandbox (CSP 3, section 6.3.2), and its code itself starts in no other.
 */
async function sandboxedFrame(page: string): Promise<Response> {
  const kept = await caches.match(page, { cacheName: OFFLINE_CACHE });
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.append('Content-Security-Policy', `sandbox ${FRAME_PAGES.get(page) ?? ''}`);
  return new Response(kept.body, { headers });
}
